import { expect, it } from 'vitest';
import { defaultSettings } from '../../settings/default-settings.ts';
import { findIssues } from '../find-issues.ts';

const FIELD = { type: 'Field', props: { id: 'f' } };
const SUBMIT = { type: 'SubmitButton', props: { id: 'b' } };
const OWN = { type: 'Html', props: { id: 'h' } };

function designWith(props: Readonly<Record<string, unknown>>) {
  const content = [{ type: 'Form', props: { id: 'form', ...props } }];
  return { root: { props: {} }, content: [{ type: 'Screen', props: { id: 's', content } }] };
}

const DESIGN = designWith({ steps: 1, fields: [FIELD, SUBMIT] });

function hints(design = DESIGN, mobileDesign: typeof DESIGN | null = null) {
  const popup = { type: 'lightbox' as const, design, mobileDesign };
  return findIssues(defaultSettings('lightbox'), popup).filter(({ message }) =>
    message.includes('submit button'),
  );
}

it('a form without a submit button gets a hint that leads to it, and blocks nothing', () =>
  expect(hints(designWith({ fields: [FIELD] }))).toEqual([
    {
      section: 'design',
      blockId: 'form',
      message: 'Your form has no submit button, so visitors cannot send it.',
    },
  ]));

it.each([
  ['in one step', designWith({ fields: [FIELD, SUBMIT] }), null, 0],
  ['in own html', designWith({ fields: [FIELD, OWN] }), null, 0],
  ['in the last step', designWith({ steps: 2, fields: [FIELD], step2: [SUBMIT] }), null, 0],
  ['in the first of two steps', designWith({ steps: 2, fields: [FIELD, SUBMIT] }), null, 1],
  ['in a step that is not shown', designWith({ steps: 1, fields: [], step2: [SUBMIT] }), null, 1],
  ['on desktops only', DESIGN, designWith({ fields: [FIELD] }), 1],
])('a submit button %s is enough or is not', (_where, design, mobileDesign, found) =>
  expect(hints(design, mobileDesign)).toHaveLength(found),
);
