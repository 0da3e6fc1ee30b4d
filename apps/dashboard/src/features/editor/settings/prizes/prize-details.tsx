import { TextInput } from '@mantine/core';
import type { PrizeSettings } from '@beckon/contract/settings';
import { withOptional } from '../../../../lib/with-optional.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { RequiredTextField } from '../../fields/required-text-field.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { CodePool } from './code-pool.tsx';
import type { PrizeProps } from './prize-props.ts';
import styles from '../settings.module.css';

const CODES = [
  { value: 'fixed', label: 'The same for all' },
  { value: 'pool', label: 'A different one each' },
] as const;
const REDIRECTS = [
  { value: 'none', label: 'Stay' },
  { value: 'close', label: 'Close the popup' },
  { value: 'url', label: 'Go to a page' },
] as const;
const DEFAULT_DELAY_S = 4;

/** Sets a prize's code, its stock, and what follows the result. */
export function PrizeDetails({ prize, popupId, stock, onChange }: PrizeProps) {
  return (
    <div className={styles['prizeMore']}>
      {prize.isWinning ? (
        <>
          <ChoiceField
            label="Code"
            value={prize.usesCodePool ? 'pool' : 'fixed'}
            choices={CODES}
            onChange={(kind) => onChange({ ...prize, usesCodePool: kind === 'pool' })}
          />
          {prize.usesCodePool ? (
            <CodePool popupId={popupId} prizeId={prize.id} stock={stock} />
          ) : (
            <TextInput
              label="The code"
              value={prize.code}
              maxLength={100}
              dir="ltr"
              maw={240}
              onChange={(event) => onChange({ ...prize, code: event.currentTarget.value })}
            />
          )}
          <Limit
            label="Total limit"
            what="stock"
            prize={prize}
            onChange={onChange}
            {...(stock?.stockLeft === undefined ? {} : { left: stock.stockLeft })}
          />
          <Limit label="Daily limit" what="dailyCap" prize={prize} onChange={onChange} />
        </>
      ) : null}
      <RedirectFields prize={prize} onChange={onChange} />
    </div>
  );
}

interface LimitProps {
  readonly label: string;
  readonly what: 'stock' | 'dailyCap';
  readonly prize: PrizeSettings;
  readonly left?: number;
  readonly onChange: (prize: PrizeSettings) => void;
}

function Limit({ label, what, prize, left, onChange }: LimitProps) {
  const value = prize[what];
  return (
    <SwitchField
      label={label}
      isOn={value !== undefined}
      onToggle={(isOn) => onChange(withOptional(prize, what, isOn ? 100 : undefined))}
      {...(left === undefined ? {} : { about: `${left} left` })}
    >
      <NumberField
        label="Number"
        value={value ?? 100}
        max={10_000_000}
        onChange={(number) => onChange({ ...prize, [what]: number })}
      />
    </SwitchField>
  );
}

function RedirectFields({ prize, onChange }: Pick<PrizeProps, 'prize' | 'onChange'>) {
  const redirect = prize.redirect ?? { to: 'none' as const, url: '' };
  const set = (next: NonNullable<PrizeSettings['redirect']>) =>
    onChange(withOptional(prize, 'redirect', next.to === 'none' ? undefined : next));
  return (
    <>
      <ChoiceField
        label="After the result"
        value={redirect.to}
        choices={REDIRECTS}
        onChange={(to) => set({ ...redirect, to })}
      />
      {redirect.to === 'url' ? (
        <RequiredTextField
          label="Address"
          dir="ltr"
          maxLength={2000}
          value={redirect.url}
          missing="Say where to send visitors."
          onText={(url) => set({ ...redirect, url })}
        />
      ) : null}
      {redirect.to === 'none' ? null : (
        <NumberField
          label="After"
          suffix="s"
          max={600}
          value={redirect.delaySeconds ?? DEFAULT_DELAY_S}
          onChange={(delaySeconds) => set({ ...redirect, delaySeconds })}
        />
      )}
    </>
  );
}
