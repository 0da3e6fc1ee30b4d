import { NumberInput, Stack, Switch, TextInput } from '@mantine/core';
import type { ConsentDesign, ConsentIntegrations } from '@beckon/contract/consent';
import { Card } from '../../components/ui/card.tsx';
import type { CardProps } from './consent-editor.tsx';

type Flag = {
  [Name in keyof ConsentDesign]: ConsentDesign[Name] extends boolean ? Name : never;
}[keyof ConsentDesign];

const FLAGS: readonly { readonly name: Flag; readonly label: string; readonly about: string }[] = [
  {
    name: 'honoursPrivacySignals',
    label: 'Obey privacy signals of the browser',
    about:
      'Visitors who send “do not track” or Global Privacy Control are not asked; only necessary cookies are used.',
  },
  {
    name: 'hasWall',
    label: 'Cover the page until they choose',
    about: 'Not allowed everywhere. Needs a privacy policy that can be read.',
  },
  {
    name: 'dismissesOnScroll',
    label: 'Where visitors may object: close when they scroll on',
    about: 'Scrolling on then counts as agreement.',
  },
  {
    name: 'keepsRecords',
    label: 'Keep proof of consent',
    about: 'Time, choice and version, with a random id. The address is kept as a hash only.',
  },
];

const TOOLS: readonly { readonly name: keyof ConsentIntegrations; readonly label: string }[] = [
  { name: 'google', label: 'Google consent mode (Analytics, Ads)' },
  { name: 'tagManager', label: 'Google Tag Manager events' },
  { name: 'microsoft', label: 'Microsoft Advertising' },
  { name: 'clarity', label: 'Microsoft Clarity' },
  { name: 'matomo', label: 'Matomo' },
  { name: 'shopify', label: 'Shopify customer privacy' },
];

const LINKS = [
  { name: 'cookiePolicy', label: 'Page with the cookie list' },
  { name: 'privacyPolicy', label: 'Privacy policy' },
  { name: 'imprint', label: 'Legal notice' },
] as const;

/** What the banner does, which other tools it tells, and where it links to. */
export function BehaviourCard(props: CardProps) {
  return (
    <>
      <RulesCard {...props} />
      <LinksCard {...props} />
      <ToolsCard {...props} />
    </>
  );
}

function RulesCard({ draft, onChange }: CardProps) {
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
        <NumberInput
          label="Ask again after"
          suffix=" days"
          min={1}
          max={730}
          value={draft.expiryDays}
          onChange={(days) => typeof days === 'number' && onChange({ expiryDays: days })}
        />
        <NumberInput
          label="Delete proof after"
          suffix=" days"
          min={30}
          max={3650}
          disabled={!draft.keepsRecords}
          value={draft.recordDays}
          onChange={(days) => typeof days === 'number' && onChange({ recordDays: days })}
        />
      </Stack>
    </Card>
  );
}

function LinksCard({ draft, onChange }: CardProps) {
  return (
    <Card title="Links" about="Empty links are not shown.">
      <Stack gap="md">
        {LINKS.map(({ name, label }) => (
          <TextInput
            key={name}
            label={label}
            placeholder="https://"
            dir="ltr"
            value={draft.links[name]}
            onChange={(event) =>
              onChange({ links: { ...draft.links, [name]: event.currentTarget.value.trim() } })
            }
          />
        ))}
      </Stack>
    </Card>
  );
}

function ToolsCard({ draft, onChange }: CardProps) {
  return (
    <Card title="Tell other tools" about="Each is told in the way it documents.">
      <Stack gap="sm">
        {TOOLS.map(({ name, label }) => (
          <Switch
            key={name}
            label={label}
            checked={draft.integrations[name]}
            onChange={(event) =>
              onChange({
                integrations: { ...draft.integrations, [name]: event.currentTarget.checked },
              })
            }
          />
        ))}
      </Stack>
    </Card>
  );
}
