import { ColorInput, Select, SimpleGrid } from '@mantine/core';
import '@mantine/core/styles/ColorInput.css';
import '@mantine/core/styles/ColorPicker.css';
import '@mantine/core/styles/ColorSwatch.css';
import { FONT_NAMES, type FontName, type OwnLook } from '@beckon/contract/settings';
import { cornerChoices, FONT_CHOICES } from '../../../lib/look-choices.ts';
import { useStateFrom } from '../../../lib/hooks/use-state-from.ts';
import { withOptional } from '../../../lib/with-optional.ts';

interface BrandFieldsProps {
  readonly brand: OwnLook;
  readonly onChange: (brand: OwnLook) => void;
}

const COLOURS = [
  { name: 'button', label: 'Buttons' },
  { name: 'background', label: 'Background' },
  { name: 'text', label: 'Text' },
  { name: 'accent', label: 'Accent' },
] as const;
const WHOLE_COLOUR = /^#[0-9a-f]{6}$/i;

/** Fields for each part of the brand. An empty field keeps what each design has. */
export function BrandFields({ brand, onChange }: BrandFieldsProps) {
  const fontField = (name: 'font' | 'headlineFont', label: string) => (
    <Select
      label={label}
      allowDeselect={false}
      data={FONT_CHOICES}
      value={brand[name] ?? 'theme'}
      onChange={(value) => onChange(withOptional(brand, name, fontNamed(value)))}
    />
  );
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        {COLOURS.map(({ name, label }) => (
          <BrandColour
            key={name}
            label={label}
            value={brand[name]}
            onChange={(colour) => onChange(withOptional(brand, name, colour))}
          />
        ))}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        {fontField('font', 'Font of the text')}
        {fontField('headlineFont', 'Font of the headlines')}
        <Select
          label="Corners"
          allowDeselect={false}
          data={cornerChoices(brand.corners)}
          value={brand.corners === undefined ? 'theme' : String(brand.corners)}
          onChange={(value) =>
            onChange(
              withOptional(
                brand,
                'corners',
                value === null || value === 'theme' ? undefined : Number(value),
              ),
            )
          }
        />
      </SimpleGrid>
    </>
  );
}

function fontNamed(value: string | null): FontName | undefined {
  return FONT_NAMES.find((name) => name === value);
}

interface BrandColourProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (colour: string | undefined) => void;
}

/** A field for one colour. If it is empty, each design keeps its own colour. */
function BrandColour({ label, value, onChange }: BrandColourProps) {
  const [typed, setTyped] = useStateFrom(value ?? '');
  const take = (next: string) => {
    setTyped(next);
    if (next === '') onChange(undefined);
    else if (WHOLE_COLOUR.test(next) && next !== value) onChange(next.toLowerCase());
  };
  return (
    <ColorInput
      label={label}
      placeholder="The theme’s"
      format="hex"
      withEyeDropper={false}
      spellCheck={false}
      dir="ltr"
      value={typed}
      onChange={take}
    />
  );
}
