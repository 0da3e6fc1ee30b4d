import type { ReactNode } from 'react';
import { CopyBox } from '../../components/ui/inputs/copy-box.tsx';
import styles from './install.module.css';

interface StepsProps {
  readonly snippet: string;
  readonly scriptUrl: string;
}

interface Platform {
  readonly id: string;
  readonly label: string;
  readonly Steps: (props: StepsProps) => ReactNode;
}

function Steps({ children }: { readonly children: ReactNode }) {
  return <ol className={styles['steps']}>{children}</ol>;
}

/**
 * The snippet as JavaScript that creates the script element. The script's address contains the
 * client id.
 */
function codeForApps(scriptUrl: string): string {
  return [
    "const script = document.createElement('script');",
    "script.id = 'beckon-script';",
    `script.src = ${JSON.stringify(scriptUrl)};`,
    'script.async = true;',
    "script.crossOrigin = 'anonymous';",
    'document.head.append(script);',
  ].join('\n');
}

/** Where to paste the line on each platform. */
export const PLATFORMS: readonly Platform[] = [
  {
    id: 'html',
    label: 'Plain HTML',
    Steps: () => (
      <Steps>
        <li>Open the template that all your pages share.</li>
        <li>
          Paste the line just before <code>&lt;/body&gt;</code>.
        </li>
        <li>Save, publish, and open your website.</li>
      </Steps>
    ),
  },
  {
    id: 'spa',
    label: 'Single-page app',
    Steps: ({ scriptUrl }) => (
      <>
        <Steps>
          <li>
            Paste the line into <code>index.html</code>, before <code>&lt;/body&gt;</code>. React,
            Vue, Svelte and Angular all keep it there.
          </li>
          <li>Route changes are noticed automatically: popups are checked again on each one.</li>
          <li>No access to the html? Run this once when your app starts:</li>
        </Steps>
        <CopyBox text={codeForApps(scriptUrl)} label="Code for a single-page app" />
      </>
    ),
  },
  {
    id: 'shopify',
    label: 'Shopify',
    Steps: () => (
      <Steps>
        <li>
          Ready-made: the theme app extension below, under <b>Ready-made</b>. Or by hand:
        </li>
        <li>
          In Shopify, go to <b>Online Store → Themes</b>.
        </li>
        <li>
          Choose <b>⋯ → Edit code</b> and open <code>layout/theme.liquid</code>.
        </li>
        <li>
          Paste the line before <code>&lt;/body&gt;</code> and save. Shopify’s visitor consent is
          respected.
        </li>
      </Steps>
    ),
  },
  {
    id: 'wix',
    label: 'Wix',
    Steps: () => (
      <Steps>
        <li>
          In your Wix dashboard, open <b>Settings → Custom code</b>. It needs a connected domain.
        </li>
        <li>
          Add custom code, paste the line, choose <b>All pages</b> and <b>Body – end</b>.
        </li>
        <li>Apply and publish.</li>
      </Steps>
    ),
  },
  {
    id: 'wordpress',
    label: 'WordPress',
    Steps: () => (
      <Steps>
        <li>
          Easiest: download the plugin below, under <b>Ready-made</b>, and upload it at{' '}
          <b>Plugins → Add New</b>. Your id is already in it. Or by hand:
        </li>
        <li>
          With a block theme, open <b>Appearance → Editor → Template parts → Footer</b> and add a{' '}
          <b>Custom HTML</b> block.
        </li>
        <li>
          With a classic theme, open <b>Appearance → Theme file editor → footer.php</b>, or use any
          “header and footer code” plugin.
        </li>
        <li>Paste the line, save, and empty your page cache.</li>
      </Steps>
    ),
  },
  {
    id: 'ecwid',
    label: 'Ecwid',
    Steps: () => (
      <Steps>
        <li>
          Is your Ecwid shop part of another website? Paste the line there, beside the shop’s own
          code.
        </li>
        <li>
          With Ecwid’s Instant Site, open{' '}
          <b>Website → Edit site → Settings → Tracking &amp; analytics → Custom code</b>.
        </li>
        <li>Paste the line into the body code and publish.</li>
      </Steps>
    ),
  },
];
