import { Button, Switch } from '@mantine/core';
import type { OwnLook } from '@beckon/contract/settings';
import { useUpdateSite } from '../../../lib/api/sites.ts';
import { useCurrentSite } from '../../../lib/navigation/current-site.ts';
import { notifyDone, notifyFailed } from '../../../lib/notify.ts';
import styles from './look.module.css';

interface BrandActionsProps {
  readonly look: OwnLook;
  readonly onUse: (look: OwnLook) => void;
}

function isSame(one: OwnLook, other: OwnLook): boolean {
  const sorted = (look: OwnLook) =>
    JSON.stringify(Object.entries(look).toSorted(([a], [b]) => a.localeCompare(b)));
  return sorted(one) === sorted(other);
}

/** A switch between the brand and the theme, and a button that saves this look as the brand. */
export function BrandActions({ look, onUse }: BrandActionsProps) {
  const { site } = useCurrentSite();
  const update = useUpdateSite(site.id);
  const { brand = {} } = site.settings;
  const isBrand = isSame(look, brand);
  const hasBrand = Object.keys(brand).length > 0;
  if (isBrand && !hasBrand) return null;
  const keep = () =>
    update.mutate(
      { settings: { brand: look } },
      {
        onError: notifyFailed,
        onSuccess: () =>
          notifyDone(
            Object.keys(look).length === 0
              ? 'New popups start with the style of their theme again.'
              : 'Saved as your brand. New popups start with it.',
          ),
      },
    );
  return (
    <div className={styles['brand']}>
      {hasBrand ? (
        <Switch
          label="Use my brand"
          description={
            isBrand
              ? 'The colours, fonts and corners of your settings.'
              : 'This popup has a style of its own.'
          }
          checked={isBrand}
          onChange={(event) => onUse(event.currentTarget.checked ? brand : {})}
        />
      ) : null}
      {isBrand ? null : (
        <Button size="xs" variant="light" loading={update.isPending} onClick={keep}>
          Save as my brand
        </Button>
      )}
    </div>
  );
}
