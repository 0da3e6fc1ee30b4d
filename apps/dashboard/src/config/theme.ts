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
/** Warm greys: from index 6 on readable as text on paper. */
const gray: MantineColorsTuple = [
  '#faf8f3',
  '#f3f0e8',
  '#e9e4d9',
  '#dcd5c7',
  '#c6beae',
  '#a39b8b',
  '#6b665b',
  '#555047',
  '#413e37',
  '#1e2a25',
];

/** Beckon's look: pine for what you do, beam for what is live, clay for what hurts, on warm paper. */
export const theme = createTheme({
  colors: { pine, beam, clay, gray },
  primaryColor: 'pine',
  primaryShade: 7,
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
      },
      styles: { title: { fontFamily: 'var(--display)', fontWeight: 640, fontSize: 18 } },
    },
    Menu: { defaultProps: { shadow: 'md', radius: 'md' } },
    Tooltip: { defaultProps: { openDelay: 350, withArrow: true } },
    Loader: { defaultProps: { type: 'dots' } },
    TextInput: { defaultProps: { dir: 'auto' } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Textarea: { defaultProps: { dir: 'auto' } },
  },
});

/** Quiet text that still reads well: Mantine's own quiet colours are too pale for it. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': '#1b2622',
    '--mantine-color-dimmed': '#5b6660',
    '--mantine-color-placeholder': '#6b736d',
    '--mantine-color-error': '#a4351b',
    '--mantine-color-default-border': '#d6cfc0',
  },
  dark: {},
});
