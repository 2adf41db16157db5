import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import sharp from 'sharp';
import { draw } from '../pictures/draw.ts';
import { CLIP_MS, clips, type Clip } from './clips.ts';
import { clipFiles } from './files.ts';

// Renders the clips from their scenes: `node apps/demo-catalogue/src/clips/make.ts [name …]`, with Debian's ffmpeg. Run by hand when a
// scene or a clip is added; no program needs ffmpeg at run time.

const WIDTH = 432;
const FRAMES_A_SECOND = 20;
const FRAMES = (CLIP_MS / 1_000) * FRAMES_A_SECOND;
/** How much the picture is enlarged. */
const NEARER = 0.16;
/** How much the passing light brightens it. */
const LIGHT = 0.22;
/** Moves are smooth because they are computed in this many times more pixels. */
const FINE = 5;

/** Frames that begin with the whole picture and end where they began: it zooms in and out while a light passes. */
async function* framesOf(still: Buffer, { width, height }: { readonly width: number; readonly height: number }) {
  const fine = { width: width * FINE, height: height * FINE };
  const { data, info } = await sharp(still)
    .resize(fine.width, fine.height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let frame = 0; frame < FRAMES; frame++) {
    const turn = (2 * Math.PI * frame) / FRAMES;
    const strength = (1 - Math.cos(turn)) / 2;
    const share = 1 / (1 + NEARER * strength);
    const seen = { width: Math.round(fine.width * share), height: Math.round(fine.height * share) };
    const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <linearGradient id="l" x2="1" y2=".6"><stop offset="0" stop-opacity="0" stop-color="#fff"/><stop offset=".5" stop-color="#fff"/><stop offset="1" stop-opacity="0" stop-color="#fff"/></linearGradient>
      <rect x="${width * (1.6 * (frame / FRAMES) - 0.8)}" width="${width}" height="${height}" fill="url(#l)" opacity="${LIGHT * strength}"/></svg>`;
    yield await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
      .extract({
        left: Math.round((fine.width - seen.width) * (0.5 + 0.3 * Math.sin(turn))),
        top: Math.round((fine.height - seen.height) * 0.6),
        ...seen,
      })
      .resize(width, height, { fit: 'fill' })
      .composite([{ input: Buffer.from(light), blend: 'soft-light' }])
      .removeAlpha()
      .raw()
      .toBuffer();
  }
}

async function make({ name, scene, ratio }: Clip): Promise<void> {
  // H.264 allows even sides only.
  const size = { width: WIDTH, height: 2 * Math.round((WIDTH * ratio) / 2) };
  const drawn = await draw({ kind: 'scene', ...scene }, { width: 900, height: Math.round(900 * ratio) });
  const still = await drawn.webp({ quality: 90, effort: 0 }).toBuffer();
  const read = `-f rawvideo -pix_fmt rgb24 -s ${size.width}x${size.height} -r ${FRAMES_A_SECOND} -i -`;
  // Baseline and 4:2:0 play everywhere; with its index at the start, a clip plays while it loads.
  const code = `-an -c:v libx264 -profile:v baseline -level 3.1 -pix_fmt yuv420p -preset veryslow -crf 27 -g ${FRAMES}`;
  const write = `-map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart`;
  const args = `-hide_banner -loglevel error -y ${read} ${code} ${write}`.split(' ');
  const ffmpeg = spawn('ffmpeg', [...args, join(clipFiles, `${name}.mp4`)], { stdio: ['pipe', 'inherit', 'inherit'] });
  for await (const frame of framesOf(still, size)) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [status] = await once(ffmpeg, 'close');
  if (status !== 0) throw new Error(`ffmpeg ended with ${status} for ${name}`);
}

const wanted = process.argv.slice(2);
for (const clip of clips) if (wanted.length === 0 || wanted.includes(clip.name)) await make(clip);
