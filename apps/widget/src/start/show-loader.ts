import { isShowFile, type PageContext, type Show, type ShowFile } from './show-file.ts';

/** Loads the chunk that shows popups, for one page view. */
export interface ShowLoader {
  /** Undefined if it cannot be loaded; it may be requested again. */
  readonly load: () => Promise<Show | undefined>;
  /** Calls the function when the chunk is loaded. A failure is reported. */
  readonly use: (run: (show: Show) => void) => void;
  /**
   * Called when the page is left. A chunk that loads later shows nothing, but still sends the calls
   * that must not be lost.
   */
  readonly stop: () => void;
}

interface ShowLoaderDeps extends Pick<PageContext, 'loadPart' | 'report'> {
  readonly open: (file: ShowFile) => Show;
}

/** Loads the chunk when it is first needed. */
export function createShowLoader({ loadPart, report, open }: ShowLoaderDeps): ShowLoader {
  let show: Show | undefined;
  let isStopped = false;
  const load: ShowLoader['load'] = async () => {
    const file = await loadPart('show');
    if (show === undefined && isShowFile(file)) {
      show = open(file);
      if (isStopped) show.stop();
    }
    return show;
  };
  return {
    load,
    use: (run) =>
      void load()
        .then((loaded) => loaded && run(loaded))
        .catch(report),
    stop() {
      isStopped = true;
      show?.stop();
    },
  };
}
