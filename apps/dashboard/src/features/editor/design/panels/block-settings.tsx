import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { withOptional } from '../../../../lib/with-optional.ts';
import { Note } from '../../fields/note.tsx';
import { CodeFields, endsWithList } from '../../settings/prizes/code-fields.tsx';
import { couponInDesign } from '../../../../lib/publishing/coupon-in-design.ts';
import { CouponCode } from '../../settings/prizes/coupon-fields.tsx';
import type { PanelProps } from '../../settings/panel.ts';
import { PrizesPanel } from '../../settings/prizes/prizes-panel.tsx';
import { TimerFields } from '../../settings/timer-fields.tsx';
import styles from '../design.module.css';

/** The length of the countdown, set at the block that shows it. */
function CountdownSettings({ settings, onChange }: PanelProps) {
  const { appearance } = settings;
  return (
    <TimerFields
      value={appearance.timer}
      onChange={(timer) =>
        onChange({ ...settings, appearance: withOptional(appearance, 'timer', timer) })
      }
    />
  );
}

/** The popup has one code setting. Each coupon block, on computers and phones, shows that code. */
function CouponSettings({ settings, popup, onChange }: PanelProps) {
  if (settings.game !== undefined)
    return (
      <Note>
        Visitors see the code of the prize they won. The codes are set with the prizes: choose the
        game.
      </Note>
    );
  const codeInDesign = couponInDesign(popup.design) ?? '';
  return (
    <>
      <CouponCode
        popupId={popup.id}
        value={settings.coupon ?? { type: 'fixed', code: codeInDesign }}
        codeInDesign={codeInDesign}
        onChange={(coupon) => onChange({ ...settings, coupon })}
      />
      <Note>Computers and phones show the same code. It is kept with the lead.</Note>
      <CodeFields
        value={settings.codes ?? {}}
        hasList={endsWithList(settings)}
        onChange={(codes) => onChange({ ...settings, codes })}
      />
    </>
  );
}

const SETTINGS: Readonly<Partial<Record<string, (props: PanelProps) => ReactNode>>> = {
  Game: PrizesPanel,
  Countdown: CountdownSettings,
  Coupon: CouponSettings,
};

interface BlockSettingsProps extends PanelProps {
  /** The type of the chosen block. */
  readonly type: string;
}

/**
 * Settings of the whole popup, shown at the block that displays them: prizes, the code, the length
 * of the countdown. Renders nothing for other blocks.
 */
export function BlockSettings({ type, ...panel }: BlockSettingsProps) {
  const Settings = SETTINGS[type];
  return Settings === undefined ? null : (
    <Stack gap="sm" className={styles['blockSettings'] ?? ''}>
      <Settings {...panel} />
    </Stack>
  );
}
