import '@mantine/core/styles/Divider.css';
import { Divider, Stack, Text } from '@mantine/core';
import type { Site } from '@beckon/contract/owner-calls';
import type { OwnLook } from '@beckon/contract/settings';
import { Card } from '../../../components/ui/layout/card.tsx';
import type { CardProps } from '../card-props.ts';
import { BrandFields } from './brand-fields.tsx';
import { BrandSample } from './brand-sample.tsx';
import { LogoField } from './logo-field.tsx';
import { ReadBrandField } from './read-brand-field.tsx';

interface BrandCardProps extends CardProps {
  readonly site: Site;
}

/** Sets the colours, fonts, corners and logo with which new popups start. */
export function BrandCard({ site, settings, onChange }: BrandCardProps) {
  const { brand = {}, logo = '', domains } = settings;
  const take = (next: OwnLook) => onChange({ brand: next });
  return (
    <Card title="Brand">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Every design opens in your colours, fonts and corners, with your logo. Each popup can
          switch that off.
        </Text>
        <ReadBrandField
          siteId={site.id}
          domain={domains.find((domain) => !domain.startsWith('*'))}
          onFound={(found) =>
            onChange({
              brand: { ...brand, ...found.brand },
              ...(found.logo === undefined ? {} : { logo: found.logo }),
            })
          }
        />
        <Divider />
        <BrandSample brand={brand} logo={logo} />
        <BrandFields brand={brand} onChange={take} />
        <LogoField siteId={site.id} logo={logo} onChange={(next) => onChange({ logo: next })} />
      </Stack>
    </Card>
  );
}
