import { MultiSelect, NumberInput, Select, TagsInput } from '@mantine/core';
import type { AudienceRule } from '@beckon/contract/settings';
import { AUDIENCE_CHOICES, AUDIENCE_RULES, type AudienceRuleKind } from '@beckon/contract/values';
import { useEffect, useMemo, useRef } from 'react';
import { SelectField } from '../../fields/select-field.tsx';
import { RemoveButton } from '../../fields/remove-button.tsx';
import { useErrorAfterBlur } from '../../fields/use-error-after-blur.ts';
import { operatorWords, RULE_HINTS } from '../../../../lib/words/audience-words.ts';
import { patternProblem } from '@beckon/contract/publish-rules';
import { firstRule, isRuleKind, RULE_GROUPS } from './rule-menu.ts';
import styles from '../settings.module.css';

interface AudienceRuleRowProps {
  readonly rule: AudienceRule;
  readonly label: string;
  /** Takes the keyboard once it is drawn: the owner has just added it. */
  readonly isNew: boolean;
  readonly onChange: (rule: AudienceRule) => void;
  readonly onRemove: () => void;
}

const NUMERIC_OPERATORS = ['at_least', 'at_most', 'equals'];

function choicesOf(kind: AudienceRuleKind): readonly string[] | undefined {
  const choices: Readonly<Partial<Record<AudienceRuleKind, readonly string[]>>> = AUDIENCE_CHOICES;
  return choices[kind];
}

/** One rule: what, how compared, with which values. */
export function AudienceRuleRow({ rule, label, isNew, onChange, onRemove }: AudienceRuleRowProps) {
  const kind = isRuleKind(rule.kind) ? rule.kind : 'page-url';
  const operators: readonly string[] = AUDIENCE_RULES[kind];
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) row.current?.focus();
  }, [isNew]);
  return (
    <div className={styles['rule']} ref={row} tabIndex={-1} role="group" aria-label={label}>
      <Select
        aria-label="What"
        data={RULE_GROUPS}
        value={kind}
        allowDeselect={false}
        searchable
        onChange={(next) => {
          if (next !== null && isRuleKind(next)) onChange(firstRule(next));
        }}
      />
      <SelectField
        label="Comparison"
        hideLabel
        value={rule.operator}
        width="100%"
        choices={operators.map((operator) => ({ value: operator, label: operatorWords(operator) }))}
        onChange={(operator) => onChange({ ...rule, operator })}
      />
      <RuleValues rule={rule} kind={kind} onChange={(values) => onChange({ ...rule, values })} />
      <RemoveButton label={`Remove ${label.toLowerCase()}`} onClick={onRemove} />
    </div>
  );
}

interface RuleValuesProps {
  readonly rule: AudienceRule;
  readonly kind: AudienceRuleKind;
  readonly onChange: (values: string[]) => void;
}

function RuleValues({ rule, kind, onChange }: RuleValuesProps) {
  const choices = choicesOf(kind);
  const complaint = useErrorAfterBlur(rule.values.length === 0 ? 'Enter a value' : undefined);
  const badPattern = useMemo(() => patternProblem(rule), [rule]);
  if (choices !== undefined) {
    return (
      <MultiSelect
        aria-label="Values"
        placeholder={rule.values.length === 0 ? 'Choose' : ''}
        data={[...choices]}
        value={rule.values}
        {...complaint}
        onChange={onChange}
      />
    );
  }
  if (NUMERIC_OPERATORS.includes(rule.operator)) {
    return (
      <NumberInput
        aria-label="Value"
        min={0}
        value={Number.isFinite(Number(rule.values[0])) ? (rule.values[0] ?? '') : ''}
        {...complaint}
        onChange={(value) => onChange(value === '' ? [] : [String(value)])}
      />
    );
  }
  return (
    <TagsInput
      aria-label="Values"
      placeholder={RULE_HINTS[kind] ?? 'Type and press Enter'}
      value={rule.values}
      maxTags={500}
      {...complaint}
      error={badPattern ?? complaint.error}
      acceptValueOnBlur
      splitChars={rule.operator === 'regex' ? [] : [',']}
      onChange={onChange}
    />
  );
}
