import { TextInput } from '@mantine/core';
import { COUPON_PRIZE_ID } from '@beckon/contract/values';
import type { CouponSettings } from '@beckon/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { prizeStockQuery } from '../../../../lib/api/prizes.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { RequiredTextField } from '../../fields/required-text-field.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { CodePool } from './code-pool.tsx';

interface CouponFieldsProps {
  readonly popupId: string;
  readonly value: CouponSettings | undefined;
  /** The code that the design shows without this setting. */
  readonly codeInDesign: string;
  readonly onChange: (value: CouponSettings | undefined) => void;
}

const KINDS = [
  { value: 'fixed', label: 'The same for all' },
  { value: 'unique', label: 'A different one each' },
] as const;

/**
 * Sets the coupon code of a popup: the same for all visitors, or a different one each from an
 * uploaded list.
 */
export function CouponFields({ popupId, value, codeInDesign, onChange }: CouponFieldsProps) {
  return (
    <SwitchField
      label="Give visitors a coupon code"
      about="Every coupon block of your design shows it; the code is kept with the lead."
      isOn={value !== undefined}
      onToggle={(isOn) => onChange(isOn ? { type: 'fixed', code: codeInDesign } : undefined)}
    >
      {value === undefined ? null : (
        <CouponCode
          popupId={popupId}
          value={value}
          codeInDesign={codeInDesign}
          onChange={onChange}
        />
      )}
    </SwitchField>
  );
}

interface CouponCodeProps extends Pick<CouponFieldsProps, 'popupId' | 'codeInDesign'> {
  readonly value: CouponSettings;
  readonly onChange: (value: CouponSettings) => void;
}

/**
 * The fields for the code: the same for all visitors, or a different one each from the owner's
 * list.
 */
export function CouponCode({ popupId, value, codeInDesign, onChange }: CouponCodeProps) {
  return (
    <>
      <ChoiceField
        label="Code"
        value={value.type}
        choices={KINDS}
        onChange={(type) => onChange(ofKind(type, value, codeInDesign))}
      />
      {value.type === 'unique' ? <OwnCodes popupId={popupId} /> : null}
      <CodeInput value={value} onChange={onChange} />
    </>
  );
}

/**
 * The settings with another type. The sample code of a design is a suggestion for the common code.
 * It is never the code for visitors after the owner's list is used up.
 */
function ofKind(
  type: CouponSettings['type'],
  value: CouponSettings,
  codeInDesign: string,
): CouponSettings {
  if (type === 'unique')
    return { ...value, type, code: value.code === codeInDesign ? '' : value.code };
  return { ...value, type, code: value.code === '' ? codeInDesign : value.code };
}

function CodeInput({
  value,
  onChange,
}: {
  readonly value: CouponSettings;
  readonly onChange: (value: CouponSettings) => void;
}) {
  const setCode = (code: string) => onChange({ ...value, code });
  const common = { value: value.code, dir: 'ltr', maxLength: 100, maw: 240 } as const;
  return value.type === 'fixed' ? (
    <RequiredTextField
      {...common}
      label="The code"
      placeholder="WELCOME10"
      missing="Enter the coupon code."
      onText={setCode}
    />
  ) : (
    <TextInput
      {...common}
      label="When the list is used up"
      placeholder="Say that none are left"
      onChange={(event) => setCode(event.currentTarget.value)}
    />
  );
}

function OwnCodes({ popupId }: { readonly popupId: string }) {
  const { data = [] } = useQuery(prizeStockQuery(popupId));
  const stock = data.find((one) => one.prizeId === COUPON_PRIZE_ID);
  return <CodePool popupId={popupId} prizeId={COUPON_PRIZE_ID} stock={stock} />;
}
