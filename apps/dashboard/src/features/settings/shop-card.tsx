import { NumberInput, Select, Stack, TextInput } from '@mantine/core';
import { SHOP_ABILITIES, SHOP_PLATFORMS, type ShopPlatform } from '@beckon/contract/values';
import { Card } from '../../components/ui/layout/card.tsx';
import { withOptional } from '../../lib/with-optional.ts';
import type { CardProps } from './card-props.ts';

const NO_SHOP = { currency: '' };
const MOST = 1_000_000;

const PLATFORMS = SHOP_PLATFORMS.map((value) => ({
  value,
  label: value === 'other' ? 'Another system' : SHOP_ABILITIES[value].name,
}));

function asPlatform(value: string | null): ShopPlatform | undefined {
  return SHOP_PLATFORMS.find((platform) => platform === value);
}

/** Settings of the shop that popups use. docs/behaviour/popup-parts.md#free-shipping. */
export function ShopCard({ settings: { shop = NO_SHOP }, onChange }: CardProps) {
  return (
    <Card
      title="Your shop"
      about="For popups on the pages of an online shop. Write {{free_shipping_gap}} in a headline, and it counts down as the cart fills: “Only {{free_shipping_gap}} to free shipping”; once nothing is missing, another sentence takes its place. {{free_shipping_from}} is the amount itself."
    >
      <Stack gap="md">
        <Select
          label="Your shop runs on"
          description="The editor then warns you about what popups cannot do there."
          placeholder="Not set"
          data={PLATFORMS}
          value={shop.platform ?? null}
          clearable
          w={280}
          onChange={(value) =>
            onChange({ shop: withOptional(shop, 'platform', asPlatform(value)) })
          }
        />
        <TextInput
          label="Currency"
          description="Three letters, such as EUR or ILS. Used where the shop does not provide it."
          value={shop.currency}
          maxLength={3}
          error={[0, 3].includes(shop.currency.length) ? undefined : 'Three letters, such as EUR'}
          dir="ltr"
          w={220}
          onChange={(event) =>
            onChange({
              shop: {
                ...shop,
                currency: event.currentTarget.value.replaceAll(/[^a-z]/giu, '').toUpperCase(),
              },
            })
          }
        />
        <NumberInput
          label="Shipping is free from"
          description="Empty: shipping is never free, and sentences about it are left out."
          value={shop.freeShippingFrom ?? ''}
          min={0}
          max={MOST}
          clampBehavior="strict"
          decimalScale={2}
          allowNegative={false}
          w={220}
          onChange={(value) => {
            const freeShippingFrom = value === '' ? undefined : value;
            // An incomplete number, for example "50.", is a string. The last number is kept.
            if (typeof freeShippingFrom !== 'string')
              onChange({ shop: withOptional(shop, 'freeShippingFrom', freeShippingFrom) });
          }}
        />
      </Stack>
    </Card>
  );
}
