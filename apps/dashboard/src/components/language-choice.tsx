import { SegmentedControl, type SegmentedControlProps } from '@mantine/core';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@beckon/contract/values';

const CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** Chooses one of the languages of visitors. Each has its native name. */
export function LanguageChoice(props: Omit<SegmentedControlProps<Language>, 'data'>) {
  return <SegmentedControl data={CHOICES} {...props} />;
}
