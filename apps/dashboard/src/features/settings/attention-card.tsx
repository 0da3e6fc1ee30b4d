import { Stack, Switch } from '@mantine/core';
import { AUTOMATIC_POPUPS_PER_VISIT, UNLIMITED_POPUPS_PER_VISIT } from '@beckon/contract/values';
import { Card } from '../../components/ui/layout/card.tsx';
import { BoundedNumber } from '../../components/ui/inputs/bounded-number.tsx';
import type { CardProps } from './card-props.ts';

/** Sets how many popups a visitor may see in one visit and per day. */
export function AttentionCard({
  settings: { attentionBudget, countsCalendarDays },
  onChange,
}: CardProps) {
  const isLimited = attentionBudget < UNLIMITED_POPUPS_PER_VISIT;
  return (
    <Card
      title="How many popups in one visit"
      about="Once a visitor has seen this many popups that opened by themselves, no other opens during that visit. With a limit they also come one at a time, never side by side. A popup that shows on every page counts once; bars, embedded forms, teasers and what visitors open by a click are not counted."
    >
      <Stack gap="md">
        <Switch
          label="Limit popups in one visit"
          description={isLimited ? undefined : 'Off: every popup that fits may open.'}
          checked={isLimited}
          onChange={(event) =>
            onChange({
              attentionBudget: event.currentTarget.checked
                ? AUTOMATIC_POPUPS_PER_VISIT
                : UNLIMITED_POPUPS_PER_VISIT,
            })
          }
        />
        {isLimited ? (
          <BoundedNumber
            label="At most"
            description={`${AUTOMATIC_POPUPS_PER_VISIT} suits most websites; with 0 none opens by itself.`}
            min={0}
            max={UNLIMITED_POPUPS_PER_VISIT - 1}
            allowDecimal={false}
            w={220}
            value={attentionBudget}
            onChange={(value) => onChange({ attentionBudget: value })}
          />
        ) : null}
        <Switch
          label="“Every few days” counts calendar days"
          description="Otherwise a day is 24 hours since the last time."
          checked={countsCalendarDays}
          onChange={(event) => onChange({ countsCalendarDays: event.currentTarget.checked })}
        />
      </Stack>
    </Card>
  );
}
