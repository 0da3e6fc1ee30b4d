import { aPopup } from '@beckon/popup-core/popup/testing/a-popup';
import { describe, expect, it } from 'vitest';
import { popupsFromModel } from './from-model.ts';

const popup = aPopup();

describe('popups that come as they are used', () => {
  it('popups in our own form are taken as they are, without a rule that is broken', () => {
    expect(popupsFromModel({ popups: [popup] })).toEqual({
      popups: [{ popup, brokenRules: [] }],
      dropped: [],
    });
  });

  it('popups in our own form have the template that came beside them, if it is theirs', () => {
    const html = '<div>Hello</div>';
    const other = aPopup({ id: 'otherpopup001' });
    const read = popupsFromModel({ popups: [popup, other], template: html, template_of: other.id });
    expect(read?.popups.map(({ popup: { template } }) => template)).toEqual([
      popup.template,
      { html },
    ]);
  });

  it.each([{}, { popups: undefined }, { popups: {} }, { popups: 'all' }, { poptins: [{}] }])(
    'popups in our own form are not in %j',
    (answer) => {
      expect(popupsFromModel(answer)).toBeUndefined();
    },
  );
});
