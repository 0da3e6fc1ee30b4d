import '@mantine/core/styles/Radio.css';
import { Radio, Stack } from '@mantine/core';
import { DATE_ORDERS, type DateOrder } from '@beckon/contract/values';
import { datesIn } from './dates-in-orders.ts';

interface DateOrderChoiceProps {
  /** A date of the file, as it is written there. */
  readonly example: string;
  readonly value: DateOrder | undefined;
  readonly onChange: (order: DateOrder) => void;
}

/** Asks which number is the day, in a file whose dates do not show it. */
export function DateOrderChoice({ example, value, onChange }: DateOrderChoiceProps) {
  const dates = datesIn(example);
  return (
    <div role="status">
      <Radio.Group
        label={`Which day is ${example}?`}
        description="All dates of this file can be read with the day or the month first. Nothing is imported yet."
        value={value ?? ''}
        onChange={(chosen) => {
          const order = DATE_ORDERS.find((one) => one === chosen);
          if (order !== undefined) onChange(order);
        }}
      >
        <Stack gap={8} mt={8}>
          <Radio value="day-first" label={`${dates['day-first']} (day first)`} />
          <Radio value="month-first" label={`${dates['month-first']} (month first)`} />
        </Stack>
      </Radio.Group>
    </div>
  );
}
