import { Select, Stack, Switch } from '@mantine/core';
import type { AfterConversionSettings } from '@beckon/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { popupsQuery } from '../../../lib/api/popups.ts';
import { withOptional } from '../../../lib/with-optional.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { RequiredTextField } from '../fields/required-text-field.tsx';
import { SwitchField, OptionalField } from '../fields/switch-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { CartLines } from './audience/cart-lines.tsx';
import { CodeFields, endsWithList } from './prizes/code-fields.tsx';
import { CouponFields } from './prizes/coupon-fields.tsx';
import { couponInDesign } from '../../../lib/publishing/coupon-in-design.ts';
import type { PanelProps } from './panel.ts';

type Redirect = NonNullable<AfterConversionSettings['redirect']>;

const FIRST_REDIRECT: Redirect = { url: '', sendFormData: false, target: 'same-tab' };
const TARGETS = [
  { value: 'same-tab', label: 'Same tab' },
  { value: 'new-tab', label: 'New tab' },
] as const;

/** Settings of what follows a conversion. docs/behaviour/conversions.md#what-follows. */
export function AfterPanel({ settings, popup, onChange }: PanelProps) {
  const after = settings.afterConversion;
  const set: SetAfter = (key, value) =>
    onChange({ ...settings, afterConversion: withOptional(after, key, value) });
  return (
    <Stack gap="sm">
      <ThanksScreen after={after} set={set} />
      <OptionalField
        label="Send them to a page"
        value={after.redirect}
        first={FIRST_REDIRECT}
        onChange={(redirect) => set('redirect', redirect)}
      >
        {(redirect) => (
          <RedirectFields value={redirect} onChange={(next) => set('redirect', next)} />
        )}
      </OptionalField>
      <CartLines value={after.addToCart} onChange={(lines) => set('addToCart', lines)} />
      <NextPopup popup={popup} after={after} set={set} />
      {settings.game === undefined ? (
        <CouponFields
          popupId={popup.id}
          value={settings.coupon}
          codeInDesign={couponInDesign(popup.design) ?? ''}
          onChange={(coupon) => onChange(withOptional(settings, 'coupon', coupon))}
        />
      ) : null}
      <CodeFields
        value={settings.codes ?? {}}
        hasList={endsWithList(settings)}
        onChange={(codes) => onChange({ ...settings, codes })}
      />
      <SwitchField
        label="Keep what was filled in before a visitor left"
        about="For forms of several steps: the answers of each completed step are kept as an unfinished lead, even if the form was never sent. Mention it in your privacy notice."
        isOn={settings.keepsUnfinished === true}
        onToggle={(isOn) => onChange(withOptional(settings, 'keepsUnfinished', isOn || undefined))}
      />
    </Stack>
  );
}

type SetAfter = <Key extends keyof AfterConversionSettings>(
  key: Key,
  value: AfterConversionSettings[Key] | undefined,
) => void;

interface AfterFieldsProps {
  readonly after: AfterConversionSettings;
  readonly set: SetAfter;
}

function ThanksScreen({ after, set }: AfterFieldsProps) {
  return (
    <SwitchField
      label="Say thank you"
      about="Shows the thank-you screen of your design."
      isOn={after.thanksScreen}
      onToggle={(isOn) => set('thanksScreen', isOn)}
    >
      <OptionalField
        label="Close it by itself"
        value={after.thanksCloseAfterSeconds}
        first={5}
        onChange={(seconds) => set('thanksCloseAfterSeconds', seconds)}
      >
        {(seconds) => (
          <NumberField
            label="After"
            value={seconds}
            max={3600}
            suffix="s"
            onChange={(next) => set('thanksCloseAfterSeconds', next)}
          />
        )}
      </OptionalField>
    </SwitchField>
  );
}

function NextPopup({ popup, after, set }: AfterFieldsProps & Pick<PanelProps, 'popup'>) {
  const popups = useQuery(popupsQuery(popup.siteId));
  const others = (popups.data ?? []).filter(
    (one) => one.id !== popup.id && (one.status !== 'archived' || one.id === after.chainToPopupId),
  );
  return (
    <Select
      label="Then open another popup"
      placeholder="None"
      clearable
      searchable
      value={after.chainToPopupId ?? null}
      maw={320}
      data={others.map((one) => ({ value: one.id, label: one.name }))}
      clearButtonProps={{ 'aria-label': 'No other popup' }}
      onChange={(id) => set('chainToPopupId', id ?? undefined)}
    />
  );
}

function RedirectFields({
  value,
  onChange,
}: {
  readonly value: Redirect;
  readonly onChange: (value: Redirect) => void;
}) {
  return (
    <>
      <RequiredTextField
        label="Address"
        value={value.url}
        maxLength={2000}
        dir="ltr"
        placeholder="/thank-you"
        missing="Say where to send visitors."
        onText={(url) => onChange({ ...value, url })}
      />
      <ChoiceField
        label="Opens in"
        value={value.target}
        choices={TARGETS}
        onChange={(target) => onChange({ ...value, target })}
      />
      <Switch
        label="Add the form data to the address"
        checked={value.sendFormData}
        onChange={(event) => onChange({ ...value, sendFormData: event.currentTarget.checked })}
      />
    </>
  );
}
