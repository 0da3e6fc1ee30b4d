import { Button } from '@mantine/core';
import type { OwnLook } from '@beckon/contract/settings';
import { useUpdateSite } from '../../../lib/api/sites.ts';
import { useCurrentSite } from '../../../lib/current-site.ts';
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

/** Keeps this look as the site's brand, or takes the brand over; new popups begin with it. */
export function BrandActions({ look, onUse }: BrandActionsProps) {
  const { site } = useCurrentSite();
  const update = useUpdateSite(site.id);
  const { brand = {} } = site.settings;
  const isBrand = isSame(look, brand);
  const hasBrand = Object.keys(brand).length > 0;
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
  if (isBrand)
    return hasBrand ? (
      <p className={styles['brand']}>This is your brand. New popups start with it.</p>
    ) : null;
  return (
    <div className={styles['brand']}>
      <Button size="xs" variant="light" loading={update.isPending} onClick={keep}>
        Save as my brand
      </Button>
      {hasBrand ? (
        <Button size="xs" variant="default" onClick={() => onUse(brand)}>
          Use my brand
        </Button>
      ) : null}
    </div>
  );
}
