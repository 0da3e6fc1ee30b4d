import { Button, ColorInput, Select, SimpleGrid, Slider, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/ColorInput.css';
import '@mantine/core/styles/ColorPicker.css';
import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/core/styles/Slider.css';
import { brandLook, type ConsentLook, hasBrandColours } from '@beckon/contract/consent';
import { IconPalette } from '@tabler/icons-react';
import { Card } from '../../../components/ui/layout/card.tsx';
import { useCurrentSite } from '../../../lib/navigation/current-site.ts';
import { useStateFrom } from '../../../lib/hooks/use-state-from.ts';
import type { CardProps } from './card-props.ts';
import { choicesOf, MANAGE_NAMES, POSITION_NAMES, VIEW_NAMES } from '../consent-words.ts';

const COLOURS: readonly {
  readonly name: Exclude<keyof ConsentLook, 'corners'>;
  readonly label: string;
}[] = [
  { name: 'background', label: 'Background' },
  { name: 'text', label: 'Text' },
  { name: 'accept', label: 'Accept button' },
  { name: 'acceptText', label: 'Text on accept' },
  { name: 'deny', label: 'Reject button' },
  { name: 'denyText', label: 'Text on reject' },
  { name: 'border', label: 'Borders' },
];
const MOST_CORNERS = 32;

/** Position, colours and corners of the banner. */
export function LookCard({ draft, onChange }: CardProps) {
  const { look } = draft;
  const setLook = (part: Partial<ConsentLook>) => onChange({ look: { ...look, ...part } });
  return (
    <Card title="Style">
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <Select
            label="Place"
            allowDeselect={false}
            data={choicesOf(POSITION_NAMES)}
            value={draft.position}
            onChange={(position) => position && onChange({ position })}
          />
          <Select
            label="Choices by category"
            allowDeselect={false}
            data={choicesOf(VIEW_NAMES)}
            value={draft.categoryView}
            onChange={(categoryView) => categoryView && onChange({ categoryView })}
          />
          <Select
            label="Button that opens the banner again"
            allowDeselect={false}
            data={choicesOf(MANAGE_NAMES)}
            value={draft.manageButton}
            onChange={(manageButton) => manageButton && onChange({ manageButton })}
          />
        </SimpleGrid>
        <Colours look={look} onChange={setLook} />
        <div>
          <Text size="sm" fw={500} mb={6}>
            Round corners
          </Text>
          <Slider
            thumbLabel="Round corners"
            min={0}
            max={MOST_CORNERS}
            value={look.corners}
            label={(value) => `${value} px`}
            onChange={(corners) => setLook({ corners })}
          />
        </div>
      </Stack>
    </Card>
  );
}

interface ColoursProps {
  readonly look: ConsentLook;
  readonly onChange: (part: Partial<ConsentLook>) => void;
}

/** The fields of all colours, and a button that applies the site's brand if it has one. */
function Colours({ look, onChange }: ColoursProps) {
  const brand = useCurrentSite().site.settings.brand ?? {};
  return (
    <>
      {hasBrandColours(brand) ? (
        <Button
          variant="default"
          leftSection={<IconPalette size={17} aria-hidden />}
          style={{ justifySelf: 'start', alignSelf: 'start' }}
          onClick={() => onChange(brandLook(brand))}
        >
          Use the colours of your brand
        </Button>
      ) : null}
      <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="md">
        {COLOURS.map(({ name, label }) => (
          <Colour
            key={name}
            id={`look.${name}`}
            label={label}
            value={look[name]}
            onChange={(colour) => onChange({ [name]: colour })}
          />
        ))}
      </SimpleGrid>
      {look.deny === look.accept && look.denyText === look.acceptText ? null : (
        <Button
          variant="default"
          style={{ alignSelf: 'start' }}
          onClick={() => onChange({ deny: look.accept, denyText: look.acceptText })}
        >
          Make both buttons alike
        </Button>
      )}
    </>
  );
}

interface ColourProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

const WHOLE_COLOUR = /^#[0-9a-f]{6}$/i;

/** An incomplete colour stays in the field and does not change the draft. */
function Colour({ id, label, value, onChange }: ColourProps) {
  const [typed, setTyped] = useStateFrom(value);
  return (
    <ColorInput
      id={id}
      label={label}
      value={typed}
      format="hex"
      withEyeDropper={false}
      dir="ltr"
      onChange={(next) => {
        setTyped(next);
        if (WHOLE_COLOUR.test(next) && next !== value) onChange(next.toLowerCase());
      }}
    />
  );
}
