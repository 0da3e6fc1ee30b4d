import { TextInput } from '@mantine/core';
import { COUPON_PRIZE_ID } from '@beckon/contract/values';
import type { CouponSettings } from '@beckon/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { prizeStockQuery } from '../../../lib/api/prizes.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { RequiredTextField } from '../fields/required-text-field.tsx';
import { Note } from '../fields/note.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { CodePool } from './code-pool.tsx';

interface CouponFieldsProps {
  readonly popupId: string;
  readonly value: CouponSettings | undefined;
  /** What the design shows so far. */
  readonly codeInDesign: string;
  readonly onChange: (value: CouponSettings | undefined) => void;
}

const KINDS = [
  { value: 'fixed', label: 'The same for all' },
  { value: 'unique', label: 'A different one each' },
] as const;

/** The code that a popup gives: one for all, or one each out of an uploaded pool. */
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

/** Which code it is: the same for all, or one each out of the owner's list. */
export function CouponCode({ popupId, value, codeInDesign, onChange }: CouponCodeProps) {
  return (
    <>
      <ChoiceField
        label="Code"
        value={value.type}
        choices={KINDS}
        onChange={(type) => onChange(ofKind(type, value, codeInDesign))}
      />
      {value.type === 'unique' ? (
        <OwnCodes popupId={popupId} isAllThereIs={value.code.trim() === ''} />
      ) : null}
      <CodeInput value={value} onChange={onChange} />
    </>
  );
}

/**
 * A design's code is made up: good as a start for what all get, never for what is left when the
 * owner's own codes are used up.
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

function OwnCodes({
  popupId,
  isAllThereIs,
}: {
  readonly popupId: string;
  readonly isAllThereIs: boolean;
}) {
  const stocks = useQuery(prizeStockQuery(popupId));
  const stock = stocks.data?.find((one) => one.prizeId === COUPON_PRIZE_ID);
  return (
    <>
      <CodePool popupId={popupId} prizeId={COUPON_PRIZE_ID} stock={stock} />
      {isAllThereIs && stocks.isSuccess && (stock?.codesLeft ?? 0) === 0 ? (
        <Note tone="warn">
          No codes are left: visitors see a message until you upload new ones.
        </Note>
      ) : null}
    </>
  );
}
