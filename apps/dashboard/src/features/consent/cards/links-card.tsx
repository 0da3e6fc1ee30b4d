import { Stack, Switch, TextInput } from '@mantine/core';
import type { ConsentIntegrations } from '@beckon/contract/consent';
import { Card } from '../../../components/ui/layout/card.tsx';
import type { CardProps } from './card-props.ts';

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

/** The pages of the owner that the banner links to. */
export function LinksCard({ draft, onChange }: CardProps) {
  return (
    <Card title="Links" about="Empty links are not shown.">
      <Stack gap="md">
        {LINKS.map(({ name, label }) => (
          <TextInput
            key={name}
            id={`links.${name}`}
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

/** Sets which other tools are notified of the visitor's choice. */
export function ToolsCard({ draft, onChange }: CardProps) {
  return (
    <Card
      title="Connect other tools"
      about="Each gets the visitor’s choice in the way it documents."
    >
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
