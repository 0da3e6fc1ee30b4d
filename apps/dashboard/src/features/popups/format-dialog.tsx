import { ActionIcon, Button, Group, Modal } from '@mantine/core';
import { directionOf, type Language } from '@beckon/contract/values';
import type { Format } from '@beckon/templates';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { PopupThumbnail } from '../../components/preview/popup-thumbnail.tsx';
import { DASHBOARD_TEXTS } from '@beckon/languages/dashboard';
import { captionOf } from './caption-of.ts';
import { useFormatPicture } from './use-format-picture.ts';
import styles from './gallery.module.css';

interface FormatDialogProps {
  /** The format in the dialog; undefined while the dialog is closed. */
  readonly format: Format | undefined;
  /** The formats for the previous and next buttons, in the order of their cards. */
  readonly formats: readonly Format[];
  readonly language: Language;
  readonly isBusy: boolean;
  readonly onLookAt: (format: Format | undefined) => void;
  readonly onUse: (format: Format) => void;
}

/** Shows a design in full size, on a desktop and on a phone, before a draft is created from it. */
export function FormatDialog({ format, language, onLookAt, ...others }: FormatDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 720px)') ?? false;
  return (
    <Modal
      opened={format !== undefined}
      onClose={() => onLookAt(undefined)}
      size="min(1240px, 100%)"
      fullScreen={isNarrow}
      lang={language}
      dir={directionOf(language)}
      closeButtonProps={{ 'aria-label': DASHBOARD_TEXTS[language].gallery.closePreview }}
      title={<bdi className={styles['name']}>{format?.name[language]}</bdi>}
    >
      {format === undefined ? null : (
        <>
          <LargePicture
            key={`${format.type}-${format.name.en}`}
            format={format}
            language={language}
          />
          <Choices format={format} language={language} onLookAt={onLookAt} {...others} />
        </>
      )}
    </Modal>
  );
}

function LargePicture({
  format,
  language,
}: {
  readonly format: Format;
  readonly language: Language;
}) {
  const picture = useFormatPicture(format, language);
  const isForPhones = format.type === 'mobile';
  return (
    <div className={styles['large']} data-only-phone={isForPhones || undefined}>
      {isForPhones ? null : (
        <div className={styles['desktop']}>
          <PopupThumbnail {...picture} size={format.baseSize} layout="desktop" />
        </div>
      )}
      <div className={styles['phone']}>
        <PopupThumbnail {...picture} size={format.baseSize} layout="mobile" />
      </div>
    </div>
  );
}

function Choices({
  format,
  formats,
  language,
  isBusy,
  onLookAt,
  onUse,
}: FormatDialogProps & { readonly format: Format }) {
  const at = formats.indexOf(format);
  const before = formats[at - 1];
  const after = formats[at + 1];
  const words = DASHBOARD_TEXTS[language].gallery;
  return (
    <Group className={styles['choices']} justify="space-between">
      <span className={styles['kind']}>{captionOf(format, language)}</span>
      <Group gap="sm">
        <ActionIcon
          variant="default"
          size="lg"
          className={styles['arrow']}
          aria-label={words.previous}
          disabled={before === undefined}
          onClick={() => onLookAt(before)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          className={styles['arrow']}
          aria-label={words.next}
          disabled={after === undefined}
          onClick={() => onLookAt(after)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <Button loading={isBusy} onClick={() => onUse(format)} data-autofocus>
          {words.use}
        </Button>
      </Group>
    </Group>
  );
}
