/** A letter as one line to be stroked: from y = 0 to the baseline at y = 100, `width` wide. */
export interface Letter {
  readonly width: number;
  readonly path: string;
}

const letter = (character: string, width: number, path: string): [string, Letter] => [character, { width, path }];

/** The capitals and figures of the marks. */
export const letters: ReadonlyMap<string, Letter> = new Map([
  letter('A', 84, 'M0,100 L42,0 L84,100 M15,66 H69'),
  letter('B', 66, 'M0,0 V100 H38 A27,27 0 0 0 38,46 H0 M0,0 H34 A23,23 0 0 1 34,46'),
  letter('C', 86, 'M85.4,14.6 A50,50 0 1 0 85.4,85.4'),
  letter('D', 78, 'M0,0 V100 H28 A50,50 0 0 0 28,0 Z'),
  letter('E', 58, 'M58,0 H0 V100 H58 M0,48 H50'),
  letter('F', 56, 'M56,0 H0 V100 M0,48 H48'),
  letter('G', 98, 'M85.4,14.6 A50,50 0 1 0 98,56 H60'),
  letter('H', 74, 'M0,0 V100 M74,0 V100 M0,48 H74'),
  letter('I', 0, 'M0,0 V100'),
  letter('J', 50, 'M50,0 V72 A25,28 0 0 1 0,72'),
  letter('K', 68, 'M0,0 V100 M66,0 L0,58 M24,38 L68,100'),
  letter('L', 54, 'M0,0 V100 H54'),
  letter('M', 92, 'M0,100 V0 L46,70 L92,0 V100'),
  letter('N', 76, 'M0,100 V0 L76,100 V0'),
  letter('O', 100, 'M50,0 A50,50 0 1 1 50,100 A50,50 0 1 1 50,0 Z'),
  letter('P', 62, 'M0,100 V0 H34 A28,28 0 0 1 34,56 H0'),
  letter('Q', 100, 'M50,0 A50,50 0 1 1 50,100 A50,50 0 1 1 50,0 Z M64,70 L94,102'),
  letter('R', 66, 'M0,100 V0 H34 A27,27 0 0 1 34,54 H0 M32,54 L66,100'),
  letter(
    'S',
    62,
    'M58,16 C50,4 40,0 31,0 C14,0 4,10 4,25 C4,42 18,46 31,49 C46,52 60,58 60,75 C60,91 47,100 31,100 C18,100 6,94 0,82',
  ),
  letter('T', 72, 'M0,0 H72 M36,0 V100'),
  letter('U', 72, 'M0,0 V64 A36,36 0 0 0 72,64 V0'),
  letter('V', 80, 'M0,0 L40,100 L80,0'),
  letter('W', 116, 'M0,0 L30,100 L58,14 L86,100 L116,0'),
  letter('X', 72, 'M0,0 L72,100 M72,0 L0,100'),
  letter('Y', 76, 'M0,0 L38,52 L76,0 M38,52 V100'),
  letter('Z', 68, 'M2,0 H68 L0,100 H68'),
  letter('0', 68, 'M34,0 A34,50 0 1 1 34,100 A34,50 0 1 1 34,0 Z'),
  letter('1', 26, 'M0,20 L26,0 V100'),
  letter('2', 60, 'M2,27 A28,27 0 0 1 58,27 C58,50 20,70 0,100 H60'),
  letter('3', 56, 'M3,12 C10,4 18,0 28,0 A24,24 0 0 1 28,48 H22 M28,48 A26,26 0 0 1 28,100 C16,100 6,95 0,86'),
  letter('4', 70, 'M52,100 V0 L0,70 H70'),
  letter('5', 62, 'M54,0 H10 L5,44 C12,38 20,36 29,36 A32,32 0 0 1 29,100 C17,100 7,95 0,86'),
  letter('6', 64, 'M50,0 L8,48 M32,36 A32,32 0 1 1 32,100 A32,32 0 1 1 32,36 Z'),
  letter('7', 60, 'M0,0 H60 L20,100'),
  letter('8', 62, 'M31,0 A24,24 0 1 1 31,48 A24,24 0 1 1 31,0 Z M31,48 A26,26 0 1 1 31,100 A26,26 0 1 1 31,48 Z'),
  letter('9', 64, 'M14,100 L56,52 M32,64 A32,32 0 1 1 32,0 A32,32 0 1 1 32,64 Z'),
]);
