import { Button, Text } from '@mantine/core';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Layout } from '@beckon/contract/values';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { askToConfirm } from '../../../lib/ask-to-confirm.ts';
import type { DraftPart } from '../draft/draft-parts.ts';
import { hasPhoneDesign } from '../popup-in-layout.ts';
import styles from './canvas/canvas.module.css';

interface LayoutLineProps {
  readonly popup: PopupDetail;
  readonly layout: Layout;
  readonly onChange: (part: DraftPart) => void;
}

/**
 * Says which design is on the canvas and who sees a change. Adds and removes a separate phone
 * design.
 */
export function LayoutLine({ popup, layout, onChange }: LayoutLineProps) {
  // A mobile popup has only one design.
  if (popup.type === 'mobile') return null;
  const isOwn = hasPhoneDesign(popup);
  if (layout === 'desktop')
    return isOwn ? (
      <Line>
        <IconDeviceDesktop size={18} aria-hidden />
        <span>
          The <b>desktop</b> version. Phones have one of their own.
        </span>
      </Line>
    ) : null;
  if (isOwn) {
    return (
      <Line>
        <IconDeviceMobile size={18} aria-hidden />
        <span>
          The <b>phone</b> version. Changes here stay on phones.
        </span>
        <Button
          size="compact-sm"
          variant="subtle"
          color="clay"
          onClick={() => askToRemove(() => onChange({ mobileDesign: null }))}
        >
          Use the desktop design again
        </Button>
      </Line>
    );
  }
  return (
    <Line>
      <IconDeviceMobile size={18} aria-hidden />
      <span>
        Phones get your desktop design: changes show on <b>both</b>.
      </span>
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => onChange({ mobileDesign: popup.design })}
      >
        Design the phone version on its own
      </Button>
    </Line>
  );
}

function Line({ children }: { readonly children: React.ReactNode }) {
  return (
    <div className={styles['layoutLine']} role="note" aria-label="Which version this is">
      {children}
    </div>
  );
}

function askToRemove(onConfirm: () => void): void {
  askToConfirm({
    title: 'Use the desktop design on phones?',
    children: (
      <Text size="sm">
        The phone version is removed with all your changes in it. Phones get your desktop design
        again, fitted to their screen.
      </Text>
    ),
    labels: { confirm: 'Remove the phone version', cancel: 'Keep it' },
    confirmProps: { color: 'clay' },
    onConfirm,
  });
}
