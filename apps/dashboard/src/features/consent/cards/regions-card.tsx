import { Select, Stack } from '@mantine/core';
import { CONSENT_REGIONS } from '@beckon/contract/consent';
import { Card } from '../../../components/ui/layout/card.tsx';
import type { CardProps } from './card-props.ts';
import { choicesOf, REGION_NAMES, TYPE_NAMES } from '../consent-words.ts';

/** Sets in which regions visitors are asked, and how. The defaults follow the law of each region. */
export function RegionsCard({ draft, onChange }: CardProps) {
  return (
    <Card
      title="Who is asked"
      about="We start with what the law of each region usually asks for. If in doubt, ask your lawyer."
    >
      <Stack gap="sm">
        {CONSENT_REGIONS.map((region) => (
          <Select
            key={region}
            label={REGION_NAMES[region]}
            allowDeselect={false}
            data={choicesOf(TYPE_NAMES)}
            value={draft.typeOfRegion[region]}
            onChange={(type) =>
              type && onChange({ typeOfRegion: { ...draft.typeOfRegion, [region]: type } })
            }
          />
        ))}
        <Select
          label="Visitors whose country is not known are treated as"
          allowDeselect={false}
          data={choicesOf(REGION_NAMES)}
          value={draft.defaultRegion}
          onChange={(defaultRegion) => defaultRegion && onChange({ defaultRegion })}
        />
      </Stack>
    </Card>
  );
}
