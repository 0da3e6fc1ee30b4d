import { Button, NumberInput, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { IconFlask } from '@tabler/icons-react';
import styles from './test-visit.module.css';
import { VISIT_CHECKS, type VisitValues } from './visit-values.ts';

interface VisitFormProps {
  readonly initial: VisitValues;
  readonly onVisit: (values: VisitValues) => void;
}

type Form = UseFormReturnType<VisitValues>;

const DEVICES = [
  { value: 'desktop', label: 'Computer' },
  { value: 'mobile', label: 'Phone' },
];

/** The form for the simulated visit: the visitor and the page. */
export function VisitForm({ initial, onVisit }: VisitFormProps) {
  const form = useForm<VisitValues>({ initialValues: initial, validate: VISIT_CHECKS });
  return (
    <form className={styles['form']} onSubmit={form.onSubmit(onVisit)} aria-label="Test visit">
      <TextInput
        label="Page"
        placeholder="https://www.example.com/shop"
        inputMode="url"
        {...form.getInputProps('url')}
      />
      <SegmentedControl
        aria-label="Device"
        data={DEVICES}
        fullWidth
        {...form.getInputProps('device')}
      />
      <div className={styles['pair']}>
        <TextInput
          label="Country"
          placeholder="DE"
          maxLength={2}
          {...form.getInputProps('country')}
        />
        <TextInput label="Language" placeholder="de-DE" {...form.getInputProps('language')} />
      </div>
      <div className={styles['pair']}>
        <Whole form={form} name="visit" label="Visit number" min={1} />
        <Whole form={form} name="page" label="Page of the visit" min={1} />
      </div>
      <MoreFields form={form} />
      <Button type="submit" leftSection={<IconFlask size={17} aria-hidden />}>
        Try this visit
      </Button>
    </form>
  );
}

/** Fields that are rarely needed. */
function MoreFields({ form }: { readonly form: Form }) {
  return (
    <>
      <details className={styles['more']}>
        <summary>Cart and customer</summary>
        <div className={styles['fields']}>
          <div className={styles['pair']}>
            <NumberInput label="Cart value" min={0} {...form.getInputProps('cartValue')} />
            <Whole form={form} name="cartItems" label="Items" min={0} />
          </div>
          <TextInput
            label="Product ids in the cart"
            placeholder="1001, 1002"
            {...form.getInputProps('cartProducts')}
          />
          <Switch
            label="Signed in to the shop"
            {...form.getInputProps('isCustomer', { type: 'checkbox' })}
          />
        </div>
      </details>
      <details className={styles['more']}>
        <summary>Time, cookies, where they came from</summary>
        <div className={styles['fields']}>
          <div className={styles['pair']}>
            <TextInput type="date" label="Day" {...form.getInputProps('day')} />
            <TextInput type="time" label="Time" {...form.getInputProps('time')} />
          </div>
          <TextInput
            label="Cookies"
            placeholder="tier=gold; seen=1"
            {...form.getInputProps('cookies')}
          />
          <TextInput
            label="Came from"
            placeholder="https://www.google.com/"
            {...form.getInputProps('referrer')}
          />
          <Whole form={form} name="popupsSeen" label="Popups seen in this visit" min={0} />
        </div>
      </details>
    </>
  );
}

interface WholeProps {
  readonly form: Form;
  readonly name: 'visit' | 'page' | 'cartItems' | 'popupsSeen';
  readonly label: string;
  readonly min: number;
}

function Whole({ form, name, label, min }: WholeProps) {
  return (
    <NumberInput
      label={label}
      min={min}
      max={100_000}
      allowDecimal={false}
      {...form.getInputProps(name)}
    />
  );
}
