import type { FamilyName } from '../scene/families.ts';

/** A post whose picture was chosen by eye. */
export interface Staged {
  readonly creator: string;
  readonly family: FamilyName;
  readonly seed: string;
  /** Height / width. */
  readonly ratio: number;
  readonly products: number;
  readonly isVideo: boolean;
}

const stage = (
  creator: string,
  family: FamilyName,
  /** Which of the creator's pictures of this family. */
  take: string,
  ratio: number,
  products: number,
  isVideo = false,
): Staged => ({ creator, family, seed: `${creator} ${take}`, ratio, products, isVideo });

/** The first posts of the home feed, in order: no family twice in a row, a page of many colours and kinds. */
export const firstPage: readonly Staged[] = [
  stage('thequietwardrobe', 'form', 'h', 5 / 4, 5),
  stage('sukilarsen', 'podium', 'e', 4 / 3, 2),
  stage('marenholt', 'arch', 'e', 3 / 2, 3),
  stage('inescarvalho', 'rail', 'b', 5 / 4, 9),
  stage('laylahaddad', 'tray', 'd', 1, 3),
  stage('kikiadeyemi', 'outfit', 'f', 5 / 4, 14, true),
  stage('alexandrina.fm', 'room', 'b', 5 / 4, 2),
  stage('theabeaumont', 'papercut', 'e', 3 / 2, 4),
  stage('ottobrandt', 'table', 'h', 5 / 4, 6),
  stage('jo', 'studio', 'f', 1, 1),
  stage('noorandlinen', 'shelves', 'e', 3 / 2, 11),
  stage('kimharin', 'giant', 'd', 5 / 4, 2),
  stage('kobayashi.haru', 'gingham', 'd', 16 / 9, 7),
  stage('linyuqing', 'podium', 'c', 5 / 4, 4),
  stage('noaben.ari', 'grid', 'f', 4 / 3, 24),
  stage('margotdelacroix', 'geometry', 'h', 5 / 4, 3),
  stage('thetuesdaytable', 'sun', 'c', 5 / 4, 5),
  stage('priyaraman', 'terrazzo', 'b', 5 / 4, 6),
  stage('santiagoyluz', 'room', 'b', 4 / 3, 4),
  stage('astrid.nygaard', 'rhythm', 'b', 5 / 4, 3),
  stage('bo', 'form', 'd', 16 / 9, 1),
  stage('wearingwillow', 'drape', 'g', 5 / 4, 8, true),
  stage('chiara.m', 'outfit', 'd', 5 / 4, 6),
  stage('hannahonhillside', 'arch', 'h', 5 / 4, 2),
  stage('dalia.oz', 'table', 'e', 4 / 3, 3),
  stage('parkjiwoo', 'tray', 'c', 1, 5),
  stage('sato.mio', 'rail', 'd', 5 / 4, 7),
  stage('zhaomeng', 'papercut', 'g', 3 / 2, 1),
  stage('mariamelsayed', 'giant', 'b', 5 / 4, 2),
  stage('leonie.fuchs', 'form', 'g', 4 / 3, 3),
  stage('oliveandoak', 'shelves', 'e', 5 / 4, 18),
  stage('ty', 'geometry', 'e', 5 / 4, 1),
  stage('beatriznunez', 'grid', 'b', 3 / 2, 6),
  stage('ameliarosehart', 'terrazzo', 'e', 5 / 4, 4),
  stage('thriftedbytess', 'rhythm', 'h', 1, 5),
  stage('kweku.mensah', 'sun', 'h', 5 / 4, 3),
];
