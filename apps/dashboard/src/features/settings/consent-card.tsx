import '@mantine/core/styles/List.css';
import { List, Stack, Switch, Text } from '@mantine/core';
import { Card } from '../../components/ui/layout/card.tsx';
import type { CardProps } from './card-props.ts';

/** The sources that can report a visitor's consent. docs/consent-mode.md. */
const HEARD = [
  'the banner that you make under “Cookies”, Complianz, and other WordPress banners by the WP Consent API (category “marketing”)',
  'Google consent mode (ad_storage), which most consent banners speak',
  'Shopify’s cookie banner (marketing)',
  'your own code: beckon.consent({ granted: true })',
];

/** Sets whether visitors must consent before anything about them is stored. */
export function ConsentCard({ settings: { consentMode }, onChange }: CardProps) {
  const isOn = consentMode === 'opt-in';
  return (
    <Card
      title="Consent of visitors"
      about="Where the law asks for it: until a visitor agrees, popups show, but we keep nothing about the visit."
    >
      <Stack gap="md">
        <Switch
          label="Keep nothing before consent"
          description="No cookies, no browser storage, no counting and no chat plugin until your cookie banner says that the visitor agrees to marketing. If consent is withdrawn, what was kept is removed. Forms that visitors submit always reach you."
          checked={isOn}
          onChange={(event) =>
            onChange({ consentMode: event.currentTarget.checked ? 'opt-in' : 'off' })
          }
        />
        {isOn ? (
          <div>
            <Text size="sm" mb={6}>
              Without one of these no visitor ever counts as having agreed:
            </Text>
            <List
              fz="sm"
              lh={1.5}
              spacing={4}
              styles={{ root: { margin: 0, paddingInlineStart: 20 } }}
            >
              {HEARD.map((source) => (
                <List.Item key={source} fz="sm">
                  {source}
                </List.Item>
              ))}
            </List>
            <Text size="sm" c="dimmed" mt={6}>
              Until then, views and closes are missing in your numbers, and “once per visitor” means
              once per page. Browsers that have visited lately may take a day to notice a change of
              this switch.
            </Text>
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}
