import { ActionIcon, SegmentedControl, TextInput, VisuallyHidden } from '@mantine/core';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import { inOneLine, isBlank, type Layout } from '@beckon/contract/values';
import { IconArrowLeft, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { ROUTES } from '../../lib/navigation/routes.ts';
import type { DraftSaver } from './draft/draft-saver.ts';
import type { SaveState } from './draft/save-state.ts';
import { SaveLine } from './draft/save-line.tsx';
import styles from './editor.module.css';
import { PublishButton } from './publish-button.tsx';
import { TestLink } from './test-link.tsx';

export const MODES = [
  { value: 'design', label: 'Design' },
  { value: 'settings', label: 'Settings' },
  { value: 'preview', label: 'Preview' },
] as const;
export type Mode = (typeof MODES)[number]['value'];

interface TopBarProps {
  readonly popup: PopupDetail;
  readonly save: SaveState;
  readonly mode: Mode;
  readonly layout: Layout;
  readonly isPublishing: boolean;
  readonly onMode: (mode: Mode) => void;
  readonly onLayout: (layout: Layout) => void;
  readonly onName: (name: string) => void;
  readonly onPublish: () => void;
  readonly saver: DraftSaver;
  readonly onLeave: (event: MouseEvent) => void;
}

/** The bar at the top of the editor: name, save state, modes, layout and publishing. */
export function TopBar({
  popup,
  save,
  mode,
  layout,
  isPublishing,
  onMode,
  onLayout,
  onName,
  onPublish,
  saver,
  onLeave,
}: TopBarProps) {
  return (
    <header className={styles['top']}>
      <div className={styles['left']}>
        <ActionIcon
          component={Link}
          to={ROUTES.popups}
          onClick={onLeave}
          variant="subtle"
          color="gray"
          size={38}
          aria-label="Back to the popups"
        >
          <IconArrowLeft size={20} aria-hidden />
        </ActionIcon>
        <VisuallyHidden component="h1">Edit {popup.name}</VisuallyHidden>
        <NameField name={popup.name} onName={onName} />
        <SaveLine popup={popup} save={save} saver={saver} />
      </div>
      <div className={styles['middle']}>
        <SegmentedControl
          aria-label="Mode"
          data={[...MODES]}
          value={mode}
          onChange={(next) => onMode(MODES.find((one) => one.value === next)?.value ?? mode)}
        />
      </div>
      <div className={styles['right']}>
        {popup.type === 'mobile' ? null : <LayoutSwitch layout={layout} onLayout={onLayout} />}
        <TestLink popupId={popup.id} onLeave={onLeave} />
        <PublishButton
          popup={popup}
          saver={saver}
          isSaved={save.name === 'saved'}
          isPublishing={isPublishing}
          onPublish={onPublish}
        />
      </div>
    </header>
  );
}

interface NameFieldProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/**
 * Reports each name while it is typed, so that none is lost if the owner closes the tab. An empty
 * field gets the name back that it had before.
 */
function NameField({ name, onName }: NameFieldProps) {
  const [editing, setEditing] = useState<{ readonly typed: string; readonly before: string }>();
  return (
    <TextInput
      className={styles['name'] ?? ''}
      aria-label="Name of the popup"
      // A name that is too long loses its end, in every language. The property `dir` would be that
      // of the box around the input, whose text does not count there.
      attributes={{ input: { dir: 'auto' } }}
      value={editing?.typed ?? name}
      maxLength={120}
      onChange={(event) => {
        const typed = event.currentTarget.value;
        setEditing({ typed, before: editing?.before ?? name });
        const next = inOneLine(typed);
        if (!isBlank(next) && next !== name) onName(next);
      }}
      onBlur={() => {
        if (editing && isBlank(editing.typed) && editing.before !== name) onName(editing.before);
        setEditing(undefined);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}

const LAYOUT_NAMES = [
  { value: 'desktop', name: 'Desktop', Icon: IconDeviceDesktop },
  { value: 'mobile', name: 'Phone', Icon: IconDeviceMobile },
] as const;

function LayoutSwitch({ layout, onLayout }: Pick<TopBarProps, 'layout' | 'onLayout'>) {
  return (
    <SegmentedControl
      aria-label="Layout"
      value={layout}
      onChange={(next) => onLayout(next === 'mobile' ? 'mobile' : 'desktop')}
      data={LAYOUT_NAMES.map(({ value, name, Icon }) => ({
        value,
        label: (
          <span className={styles['device']}>
            <Icon size={18} aria-hidden />
            <span>{name}</span>
          </span>
        ),
      }))}
    />
  );
}
