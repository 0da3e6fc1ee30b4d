import type { ComponentConfig } from '@puckeditor/core';
import { stepsOf } from '@beckon/contract/popup';
import type { Language } from '@beckon/contract/values';
import { changeFieldKind, hasWordsOfOtherKind } from './change-field-kind.ts';
import { withStepButtons } from './step-buttons.ts';

type Change = NonNullable<ComponentConfig['resolveData']>;

/** What else changes in a block of this type when its owner changes one of its settings. */
export function changeOf(type: string, language: Language): { readonly resolveData?: Change } {
  if (type === 'Field') return { resolveData: withKindOf(language) };
  return type === 'Form' ? { resolveData: withStepsOf(language) } : {};
}

/**
 * When the owner changes the kind of a field, its words change, too. Puck does not know what a new
 * or duplicated field was before its first change. Such a field changes its kind if it has the
 * words of another one.
 */
function withKindOf(language: Language): Change {
  return (data, { changed, lastData, trigger }) => {
    const isOtherKind =
      lastData === null ? hasWordsOfOtherKind(data.props, language) : changed['kind'] === true;
    return trigger === 'replace' && isOtherKind
      ? { ...data, props: { ...data.props, ...changeFieldKind(data.props, language) } }
      : data;
  };
}

/**
 * When the owner changes the number of steps of a form, its buttons move. Puck says that everything
 * has changed in a form of which it does not know what it was before.
 */
function withStepsOf(language: Language): Change {
  return (data, { lastData, trigger }) =>
    trigger === 'replace' && lastData !== null
      ? {
          ...data,
          props: {
            ...data.props,
            ...withStepButtons(data.props, stepsOf(lastData.props), language),
          },
        }
      : data;
}
