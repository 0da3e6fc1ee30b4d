import { Menu, useMantineColorScheme } from '@mantine/core';
import { useId } from 'react';

const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Like the system' },
] as const;

/**
 * Chooses whether this browser shows the dashboard light, dark, or like the system.
 * docs/behaviour/dashboard.md#light-and-dark.
 */
export function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const label = useId();
  const choose = (value: string) =>
    setColorScheme(SCHEMES.find((one) => one.value === value)?.value ?? 'auto');
  return (
    <>
      <div role="group" aria-labelledby={label}>
        <Menu.Label id={label}>Appearance</Menu.Label>
        <Menu.RadioGroup value={colorScheme} onChange={choose}>
          {SCHEMES.map((one) => (
            <Menu.RadioItem key={one.value} value={one.value}>
              {one.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </div>
      <Menu.Divider />
    </>
  );
}
