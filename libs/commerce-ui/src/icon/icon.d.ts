/** Path data of one Phosphor drawing (`tools/vite/icons.ts`). */
declare module 'icon:*' {
  const path: string;
  export { path as default };
}
