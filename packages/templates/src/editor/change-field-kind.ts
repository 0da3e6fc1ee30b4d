import { FIELD_KINDS, traitsOf, type FieldKind } from '@beckon/contract/form-rules';
import type { Language } from '@beckon/contract/values';
import { type RawProps, readChoice, readString, readTexts } from '../design/read-props.ts';
import { fieldStart, isOurWord, startOptions } from './field-starts.ts';

/**
 * Names that our formats give to fields. They describe the old question, so a change of kind
 * removes them.
 */
const GIVEN_NAMES: readonly string[] = ['name', 'message', 'date', 'website', 'guests', 'company'];

/**
 * Returns the field's settings after its owner chose another kind. Words from our designs are
 * replaced by those of the new kind, in the popup's language. The owner's own words stay. Does not
 * change its input.
 */
export function changeFieldKind(raw: RawProps, language: Language): RawProps {
  const kind = readChoice(raw, 'kind', { of: FIELD_KINDS, fallback: 'text' });
  const start = fieldStart(kind, language);
  return {
    ...raw,
    ...ours(raw, 'label', start.label),
    ...ours(raw, 'placeholder', start.placeholder),
    ...meaningOf(raw, kind),
    ...(GIVEN_NAMES.includes(readString(raw, 'name')) ? { name: '' } : {}),
    ...(needsOptions(raw, kind) ? { options: startOptions(language) } : {}),
  };
}

/**
 * Whether a field has the label and the hint with which fields of another kind start, in the
 * popup's language.
 */
export function hasWordsOfOtherKind(raw: RawProps, language: Language): boolean {
  const hasWordsOf = (kind: FieldKind) => {
    const { label, placeholder } = fieldStart(kind, language);
    return readString(raw, 'label') === label && readString(raw, 'placeholder') === placeholder;
  };
  const own = readChoice(raw, 'kind', { of: FIELD_KINDS, fallback: 'text' });
  return !hasWordsOf(own) && FIELD_KINDS.some(hasWordsOf);
}

function ours(raw: RawProps, name: string, next: string): RawProps {
  return isOurWord(readString(raw, name)) ? { [name]: next } : {};
}

/** Only the kind "birthday" uses the standard field "birthday". */
function meaningOf(raw: RawProps, kind: FieldKind): RawProps {
  if (kind === 'birthday') return { baseName: 'birthday' };
  return raw['baseName'] === 'birthday' ? { baseName: 'own' } : {};
}

function needsOptions(raw: RawProps, kind: FieldKind): boolean {
  return (kind === 'select' || kind === 'radio') && traitsOf(kind).hasOptions === true
    ? readTexts(raw, 'options').length === 0
    : false;
}
