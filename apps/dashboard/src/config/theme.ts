import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const pine: MantineColorsTuple = [
  '#eaf4f0',
  '#d2e7df',
  '#a5cfc0',
  '#75b59f',
  '#4e9e84',
  '#2f8a6e',
  '#167457',
  '#0e6049',
  '#0a4d3b',
  '#06382b',
];
const beam: MantineColorsTuple = [
  '#fff6e5',
  '#fde9c4',
  '#fad48d',
  '#f6bd54',
  '#f2a92b',
  '#e3930f',
  '#bf7705',
  '#8a5405',
  '#6d430a',
  '#4a2e09',
];
const clay: MantineColorsTuple = [
  '#fcefeb',
  '#f8dcd4',
  '#efb6a6',
  '#e68d75',
  '#dd694a',
  '#d05032',
  '#b93f22',
  '#a4351b',
  '#852a15',
  '#5f1d0e',
];
/**
 * Warm greys. From index 6 on, they are readable as text on `--paper`. Index 4 is the border of
 * fields and boxes to tick: its contrast against a card is at least 3 : 1.
 */
const gray: MantineColorsTuple = [
  '#faf8f3',
  '#f3f0e8',
  '#e9e4d9',
  '#dcd5c7',
  '#918978',
  '#857d6d',
  '#6b665b',
  '#555047',
  '#413e37',
  '#1e2a25',
];

/**
 * The greys of Mantine's own components in dark mode, text first. Index 4 is the border of fields,
 * as in the other greys.
 */
const dark: MantineColorsTuple = [
  '#e8ede9',
  '#ccd5d0',
  '#a3b0a9',
  '#93a19a',
  '#6b7d75',
  '#2a3631',
  '#1d2824',
  '#18221e',
  '#101815',
  '#0a100e',
];

/** Mantine gives the close buttons of its dialogs no name. */
const CLOSE = { 'aria-label': 'Close' };

/** Beckon's theme: pine for actions, beam for what is live, clay for dangerous actions. */
export const theme = createTheme({
  colors: { pine, beam, clay, gray, dark },
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 6 },
  black: '#1b2622',
  white: '#ffffff',
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
  fontFamily:
    "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', 'Arial Hebrew', Arial, sans-serif",
  headings: {
    fontFamily: "'Bricolage Grotesque Variable', 'Figtree Variable', system-ui, sans-serif",
    fontWeight: '650',
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  components: {
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        overlayProps: { backgroundOpacity: 0.35, blur: 2 },
        closeButtonProps: CLOSE,
      },
      styles: { title: { fontFamily: 'var(--display)', fontWeight: 640, fontSize: 18 } },
    },
    Drawer: { defaultProps: { closeButtonProps: CLOSE } },
    // On small phones a menu is higher than the window: whoever scrolls to its last items moves its
    // button out of sight, and the menu must stay.
    Menu: { defaultProps: { shadow: 'md', radius: 'md', hideDetached: false } },
    Tooltip: { defaultProps: { openDelay: 350, withArrow: true } },
    Loader: { defaultProps: { type: 'dots' } },
    TextInput: { defaultProps: { dir: 'auto' } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Textarea: { defaultProps: { dir: 'auto' } },
  },
});

/** Replaces Mantine's text colours, which are too pale, by those of tones.css. */
const TEXT = {
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--hint)',
  '--mantine-color-error': 'var(--clay)',
  '--mantine-color-default-border': 'var(--line-strong)',
};
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: TEXT,
  dark: {
    ...TEXT,
    '--mantine-color-body': 'var(--card)',
    // Mantine's backgrounds for quiet buttons are darker than our cards.
    '--mantine-color-pine-light': 'var(--mint)',
    '--mantine-color-pine-light-hover': 'var(--mint-line)',
    '--mantine-color-clay-light': 'var(--rose)',
    '--mantine-color-clay-light-hover': 'var(--rose-line)',
    '--mantine-color-beam-light': 'var(--honey)',
    '--mantine-color-beam-light-hover': 'var(--honey-line)',
    '--mantine-color-gray-light': 'var(--sand)',
    '--mantine-color-gray-light-hover': 'var(--line-strong)',
  },
});
