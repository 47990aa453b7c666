/**
 * Icons of controls that scripts draw in the browser: kept apart, so that an island brings these few
 * and not the whole set. Drawn as those of `icon-paths.ts`.
 */
export const CONTROL_PATHS = {
  'arrow-left': 'M19.5 12h-15M10.5 6l-6 6 6 6',
  'arrow-right': 'M4.5 12h15M13.5 6l6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  drop: 'M12 3.5c3.3 4.3 6.25 7.1 6.25 10.75a6.25 6.25 0 0 1-12.5 0C5.75 10.6 8.7 7.8 12 3.5ZM8.8 14.3c1.1-.9 2.1-.9 3.2 0s2.1.9 3.2 0',
  eye: 'M2.75 12C5 8.25 8.25 6 12 6s7 2.25 9.25 6C19 15.75 15.75 18 12 18s-7-2.25-9.25-6ZM14.75 12a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0Z',
  'eye-off':
    'M9.7 6.3A8.7 8.7 0 0 1 12 6c3.75 0 7 2.25 9.25 6a15 15 0 0 1-2.4 3M15.9 17A8.6 8.6 0 0 1 12 18c-3.75 0-7-2.25-9.25-6A13.9 13.9 0 0 1 6.7 7.7M4 4l16 16M10.2 10a2.75 2.75 0 0 0 3.8 3.9',
  minus: 'M5 12h14',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M8 5.5 18.5 12 8 18.5v-13Z',
  plus: 'M12 5v14M5 12h14',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.25 7l.9 13.25h9.7L17.75 7M10.25 10.75v6M13.75 10.75v6',
} as const;

/** Name of an icon of a control. */
export type ControlIconName = keyof typeof CONTROL_PATHS;
