import { Stack, Switch } from '@mantine/core';
import type { ConsentDesign } from '@beckon/contract/consent';
import { Card } from '../../../components/ui/layout/card.tsx';
import { BoundedNumber } from '../../../components/ui/inputs/bounded-number.tsx';
import type { CardProps } from './card-props.ts';

type Flag = {
  [Name in keyof ConsentDesign]: ConsentDesign[Name] extends boolean ? Name : never;
}[keyof ConsentDesign];

const FLAGS: readonly { readonly name: Flag; readonly label: string; readonly about: string }[] = [
  {
    name: 'honoursPrivacySignals',
    label: 'Respect privacy signals of the browser',
    about:
      'Visitors who send “do not track” or Global Privacy Control are not asked; only necessary cookies are used.',
  },
  {
    name: 'hasWall',
    label: 'Cover the page until they choose',
    about: 'Not allowed everywhere. Visitors must be able to read your privacy policy.',
  },
  {
    name: 'dismissesOnScroll',
    label: 'Where visitors may object: close when they scroll on',
    about:
      'Scrolling is not an answer: the banner closes, and cookies stay in use until visitors object.',
  },
  {
    name: 'keepsRecords',
    label: 'Keep proof of consent',
    about: 'Time, choice and version, with a random id. The address is kept as a hash only.',
  },
];

/** The behaviour of the banner, and how long choices and proofs are kept. */
export function RulesCard({ draft, onChange }: CardProps) {
  return (
    <Card title="Behaviour">
      <Stack gap="md">
        {FLAGS.map(({ name, label, about }) => (
          <Switch
            key={name}
            label={label}
            description={about}
            checked={draft[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
          />
        ))}
        <BoundedNumber
          label="Where visitors may object: close by itself after"
          description="0: it stays until they close it. Closing by itself is not an answer either."
          suffix=" seconds"
          min={0}
          max={600}
          value={draft.dismissAfterSeconds}
          onChange={(seconds) => onChange({ dismissAfterSeconds: seconds })}
        />
        <BoundedNumber
          label="Ask again after"
          suffix=" days"
          min={1}
          max={730}
          value={draft.expiryDays}
          onChange={(days) => onChange({ expiryDays: days })}
        />
        <BoundedNumber
          label="Delete proof after"
          suffix=" days"
          min={30}
          max={3650}
          disabled={!draft.keepsRecords}
          value={draft.recordDays}
          onChange={(days) => onChange({ recordDays: days })}
        />
      </Stack>
    </Card>
  );
}
