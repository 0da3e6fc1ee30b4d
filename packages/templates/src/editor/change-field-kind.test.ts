import { describe, expect, it } from 'vitest';
import { changeFieldKind } from './change-field-kind.ts';

const email = {
  id: 'Field-1',
  kind: 'email',
  label: 'E-mail',
  placeholder: 'Your e-mail',
  isRequired: true,
  baseName: 'own',
};

describe('a field whose kind changes', () => {
  it('a field whose kind changes gets the words of its new kind, in the language of the popup', () => {
    expect(changeFieldKind({ ...email, kind: 'birthday' }, 'en')).toEqual({
      ...email,
      kind: 'birthday',
      label: 'Birthday',
      placeholder: '',
      baseName: 'birthday',
    });
    expect(changeFieldKind({ ...email, kind: 'phone' }, 'he')).toMatchObject({
      label: 'טלפון',
      placeholder: 'מספר הטלפון שלך',
    });
  });

  it('a field whose kind changes keeps what its owner wrote', () => {
    const own = { ...email, kind: 'text', label: 'How did you find us?', placeholder: 'A friend' };
    expect(changeFieldKind({ ...own, kind: 'select' }, 'en')).toMatchObject({
      label: 'How did you find us?',
      placeholder: 'A friend',
    });
  });

  it('a birthday field whose kind changes loses its standard field and its name', () => {
    const birthday = { ...email, label: 'Birthday', baseName: 'birthday', name: 'date' };
    expect(changeFieldKind({ ...birthday, kind: 'text' }, 'en')).toMatchObject({
      label: 'Your answer',
      baseName: 'own',
      name: '',
    });
  });

  it('a field that becomes a list starts with choices', () => {
    const drawn = changeFieldKind({ ...email, kind: 'radio' }, 'he');
    expect(drawn['options']).toEqual([
      { text: 'אפשרות ראשונה' },
      { text: 'אפשרות שנייה' },
      { text: 'אפשרות שלישית' },
    ]);
    const options = [{ text: 'Small' }];
    expect(changeFieldKind({ ...email, kind: 'select', options }, 'en')['options']).toBe(options);
  });
});
