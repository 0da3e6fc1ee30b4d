import { ActionIcon, Button, SegmentedControl, TextInput, Tooltip, VisuallyHidden } from '@mantine/core';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Layout } from '@beckon/contract/values';
import { IconArrowLeft, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Pill } from '../../components/ui/pill.tsx';
import { STATUS_WORDS } from '../../lib/popup-words.ts';
import type { SaveState } from './draft/draft-saver.ts';
import styles from './editor.module.css';

export const MODES = [{ value: 'design', label: 'Design' }, { value: 'settings', label: 'Settings' }, { value: 'preview', label: 'Preview' }] as const;
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
  readonly onRetry: () => void;
}

/** Name, state of saving, modes, device, publish. */
export function TopBar({ popup, save, mode, layout, isPublishing, onMode, onLayout, onName, onPublish, onRetry }: TopBarProps) {
  return (
    <header className={styles['top']}>
      <div className={styles['left']}>
        <ActionIcon component={Link} to="/popups" variant="subtle" color="gray" size={38} aria-label="Back to the popups"><IconArrowLeft size={20} aria-hidden /></ActionIcon>
        <VisuallyHidden component="h1">Edit {popup.name}</VisuallyHidden>
        <NameField name={popup.name} onName={onName} />
        <SaveLine save={save} onRetry={onRetry} />
      </div>
      <div className={styles['middle']}>
        <SegmentedControl aria-label="Mode" data={[...MODES]} value={mode} onChange={(next) => onMode(MODES.find((one) => one.value === next)?.value ?? mode)} />
      </div>
      <div className={styles['right']}>
        <DeviceButton layout={layout} onLayout={onLayout} />
        <PublishButton popup={popup} save={save} isPublishing={isPublishing} onPublish={onPublish} />
      </div>
    </header>
  );
}

function NameField({ name, onName }: { readonly name: string; readonly onName: (name: string) => void }) {
  return (
    <TextInput
      key={name} className={styles['name'] ?? ''} aria-label="Name of the popup" defaultValue={name} maxLength={120}
      onBlur={(event) => {
        const next = event.currentTarget.value.trim();
        if (next === '') event.currentTarget.value = name;
        else if (next !== name) onName(next);
      }}
      onKeyDown={(event) => { if (event.key === 'Enter') event.currentTarget.blur(); }}
    />
  );
}

const SAVE_WORDS = { saved: 'Saved', waiting: 'Saving…', saving: 'Saving…' } as const;

function SaveLine({ save, onRetry }: Pick<TopBarProps, 'save' | 'onRetry'>) {
  if (save.name === 'conflict') {
    return <span className={styles['save']} data-state={save.name} role="status">Changed elsewhere. <Button size="compact-xs" variant="light" onClick={() => location.reload()}>Reload</Button></span>;
  }
  if (save.name === 'failed') {
    return <span className={styles['save']} data-state={save.name} role="status" title={save.message}>Not saved. <Button size="compact-xs" variant="light" color="clay" onClick={onRetry}>Try again</Button></span>;
  }
  const words = save.name === 'held' ? 'Not saved yet' : SAVE_WORDS[save.name];
  return <span className={styles['save']} data-state={save.name} role="status" title={save.name === 'held' ? save.why : undefined}>{words}</span>;
}

function DeviceButton({ layout, onLayout }: Pick<TopBarProps, 'layout' | 'onLayout'>) {
  const other = layout === 'desktop' ? 'mobile' : 'desktop';
  const label = other === 'mobile' ? 'See it on a phone' : 'See it on a computer';
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size={36} aria-label={label} onClick={() => onLayout(other)}>
        {other === 'mobile' ? <IconDeviceMobile size={19} aria-hidden /> : <IconDeviceDesktop size={19} aria-hidden />}
      </ActionIcon>
    </Tooltip>
  );
}

function PublishButton({ popup, save, isPublishing, onPublish }: Pick<TopBarProps, 'popup' | 'save' | 'isPublishing' | 'onPublish'>) {
  const isUpToDate = popup.status === 'active' && !popup.hasUnpublishedChanges && save.name === 'saved';
  if (isUpToDate) return <Pill tone="live" lamp>{STATUS_WORDS.active}</Pill>;
  return <Button onClick={onPublish} loading={isPublishing}>{popup.status === 'active' ? 'Publish changes' : 'Publish'}</Button>;
}
