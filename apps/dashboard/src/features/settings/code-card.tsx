import '@mantine/core/styles/Alert.css';
import { Alert, Stack, Switch, Textarea } from '@mantine/core';
import { Card } from '../../components/ui/layout/card.tsx';
import type { CardProps } from './card-props.ts';

/** Sets code that is inserted into the site's pages after a conversion. */
export function CodeCard({ settings, onChange }: CardProps) {
  return (
    <Card title="Code">
      <Stack gap="md">
        <Switch
          label="Allow trusted code"
          description="Lets the conversion code below run scripts on your website. Turn it on only for code that you know."
          checked={settings.allowsTrustedCode}
          onChange={(event) => onChange({ allowsTrustedCode: event.currentTarget.checked })}
        />
        <Textarea
          label="Conversion code"
          description="Put into your page after each conversion, for example a pixel of an ad network."
          dir="ltr"
          autosize
          minRows={3}
          maxRows={12}
          maxLength={20_000}
          placeholder="<script>…</script>"
          styles={{ input: { fontFamily: 'ui-monospace, Menlo, monospace', fontSize: 13 } }}
          value={settings.conversionCode}
          onChange={(event) => onChange({ conversionCode: event.currentTarget.value })}
        />
        {settings.conversionCode.trim() !== '' && !settings.allowsTrustedCode ? (
          <Alert color="beam.4" role="note">
            This code does not run yet, and nothing is measured with it. Turn on “Allow trusted
            code” to have it put into your pages.
          </Alert>
        ) : null}
      </Stack>
    </Card>
  );
}
