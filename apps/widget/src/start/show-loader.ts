import { isShowFile, type PageContext, type Show, type ShowFile } from './show-file.ts';

/** The showing half of one page view. */
export interface ShowLoader {
  /** Undefined when it cannot be loaded; then it may be asked for again. */
  readonly load: () => Promise<Show | undefined>;
  /** Does that once it is loaded; a failure is reported. */
  readonly use: (run: (show: Show) => void) => void;
  /** The page is left: what comes later leaves nothing on the page, and sends what is to be sent. */
  readonly stop: () => void;
}

interface ShowLoaderDeps extends Pick<PageContext, 'loadPart' | 'report'> {
  readonly open: (file: ShowFile) => Show;
}

/** Loads the showing half when it is first wanted. */
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
