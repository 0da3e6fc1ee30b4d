import type { PopupSummary } from '@beckon/contract/owner-calls';
import { useQuery } from '@tanstack/react-query';
import { PopupThumbnail } from '../../components/preview/popup-thumbnail.tsx';
import { popupPictureQuery } from '../../lib/api/popups.ts';
import { parseTemplateDesign } from '../../lib/preview/parse-template-design.ts';
import { useDrawTemplate } from '../../lib/preview/use-draw-template.ts';
import styles from './popups.module.css';

const ROOM_PX = 5;

/** A small picture of a popup's draft. */
export function DesignPicture({ popup }: { readonly popup: PopupSummary }) {
  const drawTemplate = useDrawTemplate();
  const { data } = useQuery(popupPictureQuery(popup.id, popup.updatedAt));
  if (data === undefined) return null;
  const { id, type, format, theme, language, settings } = data;
  const html = () =>
    drawTemplate({
      popupId: id,
      type,
      format,
      theme,
      look: settings.look,
      language,
      design: parseTemplateDesign(data.design),
    });
  return (
    <span className={styles['drawn']}>
      <PopupThumbnail
        key={data.updatedAt}
        popup={data}
        html={html}
        size={settings.appearance.size}
        roomPx={ROOM_PX}
      />
    </span>
  );
}
