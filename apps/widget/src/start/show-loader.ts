import { isShowFile, type PageContext, type Show } from './show-file.ts';

/** The showing half of one page view. */
export interface ShowLoader {
  /** Undefined when it cannot be loaded; then it may be asked for again. */
  readonly load: () => Promise<Show | undefined>;
  /** Does that once it is loaded; a failure is reported. */
  readonly use: (run: (show: Show) => void) => void;
  /** The page is left: what comes later leaves nothing on the page, and sends what is to be sent. */
  readonly stop: () => void;
}

/** Loads the showing half when it is first wanted. */
export function createShowLoader(context: PageContext): ShowLoader {
  const { loadPart, report } = context;
  let show: Show | undefined;
  let isStopped = false;
  const load: ShowLoader['load'] = async () => {
    const file = await loadPart('show');
    if (show === undefined && isShowFile(file)) {
      show = file.openShow(context);
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
