import { Select, Switch, TextInput } from '@mantine/core';
import type { AfterConversionSettings, PopupSettings } from '@beckon/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { popupsQuery } from '../../../lib/api/popups.ts';
import { withOptional } from '../../../lib/with-optional.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Option } from '../fields/option.tsx';
import { Stack } from '../fields/stack.tsx';
import { WholeField } from '../fields/whole-field.tsx';
import type { PanelProps } from './panel.ts';

type Redirect = NonNullable<AfterConversionSettings['redirect']>;
type Coupon = NonNullable<PopupSettings['coupon']>;

const FIRST_REDIRECT: Redirect = { url: '', sendFormData: false, target: 'same-tab' };
const TARGETS = [{ value: 'same-tab', label: 'Same tab' }, { value: 'new-tab', label: 'New tab' }] as const;
const COUPONS = [{ value: 'fixed', label: 'The same for all' }, { value: 'unique', label: 'One of its own each' }] as const;

/** What follows an answer. Interaction spec §4.2, §7.1. */
export function AfterPanel({ settings, popup, onChange }: PanelProps) {
  const after = settings.afterConversion;
  const popups = useQuery(popupsQuery(popup.siteId));
  const set = <Key extends keyof AfterConversionSettings>(key: Key, value: AfterConversionSettings[Key] | undefined) => onChange({ ...settings, afterConversion: withOptional(after, key, value) });
  const others = (popups.data ?? []).filter((one) => one.id !== popup.id);
  return (
    <Stack>
      <Option label="Say thank you" about="Shows the thank-you screen of your design." isOn={after.thanksScreen} onToggle={(isOn) => set('thanksScreen', isOn)}>
        <Option label="Close it by itself" isOn={after.thanksCloseAfterSeconds !== undefined} onToggle={(isOn) => set('thanksCloseAfterSeconds', isOn ? 5 : undefined)}>
          <WholeField label="After" value={after.thanksCloseAfterSeconds ?? 5} max={3600} suffix="s" onChange={(seconds) => set('thanksCloseAfterSeconds', seconds)} />
        </Option>
      </Option>
      <Option label="Send them to a page" isOn={after.redirect !== undefined} onToggle={(isOn) => set('redirect', isOn ? FIRST_REDIRECT : undefined)}>
        {after.redirect === undefined ? null : <RedirectFields value={after.redirect} onChange={(redirect) => set('redirect', redirect)} />}
      </Option>
      <Select
        label="Then open another popup" placeholder="None" clearable value={after.chainToPopupId ?? null} maw={320} data={others.map((one) => ({ value: one.id, label: one.name }))}
        clearButtonProps={{ 'aria-label': 'No other popup' }} onChange={(id) => set('chainToPopupId', id ?? undefined)}
      />
      <CouponFields value={settings.coupon} onChange={(coupon) => onChange(withOptional(settings, 'coupon', coupon))} />
    </Stack>
  );
}

function RedirectFields({ value, onChange }: { readonly value: Redirect; readonly onChange: (value: Redirect) => void }) {
  return (
    <>
      <TextInput
        label="Address" value={value.url} maxLength={2000} dir="ltr" placeholder="/thank-you" error={value.url.trim() === '' ? 'Say where to send visitors.' : undefined}
        onChange={(event) => onChange({ ...value, url: event.currentTarget.value })}
      />
      <ChoiceField label="Opens in" value={value.target} choices={TARGETS} onChange={(target) => onChange({ ...value, target })} />
      <Switch label="Take the answers along in the address" checked={value.sendFormData} onChange={(event) => onChange({ ...value, sendFormData: event.currentTarget.checked })} />
    </>
  );
}

function CouponFields({ value, onChange }: { readonly value: Coupon | undefined; readonly onChange: (value: Coupon | undefined) => void }) {
  return (
    <Option label="Give a coupon code" about="For the coupon block of your design; the code is kept with the lead." isOn={value !== undefined} onToggle={(isOn) => onChange(isOn ? { type: 'fixed', code: '' } : undefined)}>
      {value === undefined ? null : (
        <>
          <ChoiceField label="Code" value={value.type} choices={COUPONS} onChange={(type) => onChange({ ...value, type })} />
          {value.type === 'fixed'
            ? <TextInput label="The code" dir="ltr" maxLength={100} maw={240} value={value.code} error={value.code.trim() === '' ? 'Enter the coupon code.' : undefined} onChange={(event) => onChange({ ...value, code: event.currentTarget.value })} />
            : null}
        </>
      )}
    </Option>
  );
}
