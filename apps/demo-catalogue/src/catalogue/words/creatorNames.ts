/**
 * The creators: address, shown name, language of most captions, and what they post about
 * (f fashion, a accessories, b beauty, h home, t table, m a bit of all).
 */
export const creatorNames = `
thequietwardrobe|The Quiet Wardrobe|en|f
sukilarsen|Suki Larsen|en|m
marenholt|Maren Holt|en|h
inescarvalho|Inês Carvalho|pt|f
laylahaddad|ليلى حداد|ar|b
kikiadeyemi|Kiki Adeyemi|en|f
alexandrina.fm|Alexandrina Featherstonehaugh-Montgomery|en|h
theabeaumont|Théa Beaumont|fr|f
ottobrandt|Otto Brandt|de|h
jo|Jo|en|a
noorandlinen|Noor & Linen|en|h
kimharin|김하린의 옷장|ko|f
kobayashi.haru|小林晴|ja|t
linyuqing|林语晴|zh|b
noaben.ari|נועה בן־ארי|he|f
margotdelacroix|Margot Delacroix|fr|a
thetuesdaytable|The Tuesday Table|en|t
priyaraman|Priya Raman|en|b
santiagoyluz|Santiago y Luz|es|h
astrid.nygaard|Astrid Nygård|en|f
bo|Bo|en|f
wearingwillow|Wearing Willow 🌿|en|f
chiara.m|Chiara Mancuso|it|f
hannahonhillside|Hannah on Hillside|en|h
dalia.oz|דליה עוז|he|h
parkjiwoo|박지우|ko|b
sato.mio|佐藤みお|ja|f
zhaomeng|赵萌|zh|f
mariamelsayed|مريم السيد|ar|f
leonie.fuchs|Leonie Fuchs|de|f
oliveandoak|Olive & Oak|en|h
ty|Ty|en|a
beatriznunez|Beatriz Núñez|es|f
ameliarosehart|Amelia Rose Hart|en|b
thriftedbytess|Thrifted by Tess|en|f
kweku.mensah|Kweku Mensah|en|f
joanapires|Joana Pires|pt|t
elodie.r|Élodie Renaud|fr|b
siobhan.oc|Siobhán O’Connell|en|t
fatimazahra|فاطمة الزهراء|ar|h
choiyuna|최유나|ko|h
tanaka.rin|田中凛|ja|b
wangjing|王静|zh|h
nadiakowalczyk|Nadia Kowalczyk|en|f
thesundayedit|The Sunday Edit|en|m
gus.w|Gus Whitfield|en|t
ludovica|Ludovica Ferrante|it|a
mireia.puig|Mireia Puig|es|t
ingridsolberg|Ingrid Solberg|en|h
zuri.n|Zuri Ndlovu|en|b
petitematin|Petit Matin ☕|fr|t
clara.vogel|Clara Vogel|de|b
eunji.lee|이은지|ko|f
yamamoto.aoi|山本葵|ja|h
chenxiaoyu|陈小雨|zh|a
yasmin.alfarsi|ياسمين الفارسي|ar|a
tamar.levi|תמר לוי|he|b
rosadelgado|Rosa Delgado|es|f
mollyanderson|Molly Anderson|en|f
thelinenpress|The Linen Press|en|h
oyin|Oyinkansola Adébáyò|en|f
ravi.and.co|Ravi & Co.|en|t
gretalindqvist|Greta Lindqvist|en|a
hoangmai|Hoàng Thị Mai|en|f
duyen.tran|Trần Mỹ Duyên|en|b
aysedemir|Ayşe Demir|en|h
ipekyildiz|İpek Yıldız|en|f
marta.sz|Marta Szczepańska|en|b
jirinovak|Jiří Novák|en|h
zofia.w|Zofia Wójcik|en|t
anapetrova|Ana Petrova|en|f
katerina.k|Κατερίνα Κωνσταντίνου|en|f
dimitra|Δήμητρα Παππά|en|t
olenashevchenko|Олена Шевченко|en|f
milarusanova|Мила Русанова|en|b
saoirse|Saoirse Byrne|en|f
nell|Nell|en|h
ivy.and.ink|Ivy & Ink|en|a
thelatebloom|The Late Bloom 🌷|en|h
camille.dsr|Camille de Saint-Rémy|fr|f
pauline.v|Pauline Vasseur|fr|h
bastien|Bastien Leroy|fr|t
juliette.k|Juliette Kone|fr|b
friederike|Friederike von Hohenfels|de|a
jonas.keller|Jonas Keller|de|t
miahoffmann|Mia Hoffmann|de|f
valentina.r|Valentina Ríos|es|b
lolacastillo|Lola Castillo|es|a
carmenyjuan|Carmen y Juan|es|t
sofiamarques|Sofia Marques|pt|b
helena.b|Helena Brandão|pt|h
caetana|Caetana do Vale|pt|a
giulia.bianco|Giulia Bianco|it|b
matteoemilia|Matteo & Emilia|it|t
ornella|Ornella Greco|it|h
seo.yerin|서예린|ko|a
kangmina|강민아|ko|t
jung.haeun|정하은|ko|b
ito.sakura|伊藤さくら|ja|a
watanabe.nao|渡辺奈緒|ja|f
mori.tsumugi|森つむぎ|ja|t
liusiyu|刘思雨|zh|f
huangke|黄可|zh|t
xuruoxi|徐若曦|zh|h
salma.idrissi|سلمى الإدريسي|ar|f
hudaqasim|هدى قاسم|ar|t
shira.golan|שירה גולן|he|a
yael.peretz|יעל פרץ|he|f
harperlane|Harper Lane|en|f
thecornerchair|The Corner Chair|en|h
stellaquinn|Stella Quinn|en|b
imogenpark|Imogen Park|en|a
wrenhollis|Wren Hollis|en|m
daisyokafor|Daisy Okafor|en|f
thepaperlantern|The Paper Lantern 🏮|en|h
brooke.ellis|Brooke Ellis|en|f
maevedonnelly|Maeve Donnelly|en|t
junoandthebear|Juno and the Bear 🐻|en|m
slowsaturdays|Slow Saturdays|en|h
lenaquist|Lena Quist|en|b
tabithacrane|Tabitha Crane|en|f
aoifekelly|Aoife Kelly|en|a
northfacingroom|North-Facing Room|en|h
emmelinepryce|Emmeline Pryce|en|f
pearlandpine|Pearl & Pine|en|a
odettemoon|Odette Moon 🌙|en|b
freyawinslow|Freya Winslow|en|f
sashabell|Sasha Bell|en|m
theeverydaytray|The Everyday Tray|en|b
ruthandrosemary|Ruth & Rosemary|en|t
callumgray|Callum Gray|en|f
nadineosei|Nadine Osei|en|b
farahandfig|Farah and Fig|en|t
lottiebyrd|Lottie Byrd|en|f
a.cupboard|A Cupboard of One’s Own|en|f
mintandmarigold|Mint & Marigold|en|h
violetteandco|Violette & Co.|fr|a
ninaholloway|Nina Holloway|en|f
oscarandpip|Oscar & Pip|en|m
winnieadler|Winnie Adler|en|h
capsule.by.cass|Capsule by Cass|en|f
marisolvega|Marisol Vega|es|f
themorningshelf|The Morning Shelf|en|b
georgiefinch|Georgie Finch|en|a
indiraprasad|Indira Prasad|en|h
evaluther|Eva Luther|de|h
hattiebloom|Hattie Bloom|en|t
simoneroux|Simone Roux|fr|f
thesmallkitchen|The Small Kitchen|en|t
adaezeobi|Adaeze Obi|en|f
lillemor|Lillemor Ekström|en|h
coralandclay|Coral & Clay|en|h
dessertfirst|Dessert First 🍰|en|t
amaraokonkwo|Amara Okonkwo|en|b
rafaelayres|Rafael Ayres|pt|h
petranovotna|Petra Novotná|en|a
tilda.tt|Tilda Tremaine|en|f
hugoandhazel|Hugo & Hazel|en|m
yuna.styles|윤아 Styles|ko|f
mei.at.home|Mei at Home 梅|en|h
zoehartmann|Zoë Hartmann|de|f
therentersguide|The Renter’s Guide|en|h
cleopatrarey|Cleo Rey|en|a
birdieandoak|Birdie & Oak|en|f
leilafarouk|Leila Farouk|en|b
magsandthemoor|Mags and the Moor|en|f
sylviehart|Sylvie Hart|en|m
pacoromero|Paco Romero|es|h
elinawirtanen|Elina Wirtanen|en|t
thegoodcoat|The Good Coat|en|f
ottilie.j|Ottilie James|en|a
dottiegrange|Dottie Grange 🫖|en|t
nilakshi|Nilakshi Perera|en|f
samirabrooks|Samira Brooks|en|b
francescalupi|Francesca Lupi|it|f
bluedoorhouse|Blue Door House|en|h
esmemarlow|Esmé Marlow|en|f
kofi.designs|Kofi Boateng|en|h
lucianeves|Lúcia Neves|pt|f
henrietteo|Henriette Østergård|en|a
sagehenley|Sage Henley|en|m
thevanitydrawer|The Vanity Drawer|en|b
ruby.tan|Ruby Tan|en|f
annelore|Annelore De Smet|en|h
coatsandcake|Coats & Cake|en|f
miguelsantos|Miguel Santos|es|t
orlawhite|Orla White|en|f
emberlyn|Emberlyn Fox 🦊|en|b
tomaszk|Tomasz Krawczyk|en|h
dahliareyes|Dahlia Reyes|en|f
paigeturner|Paige Turner|en|m
thewindowseat|The Window Seat|en|h
birgitta.l|Birgitta Lønning-Abrahamsen|en|f
kaiandlani|Kai & Lani|en|a
minhanh|Minh Anh|en|b
lacasadeclara|La Casa de Clara|es|h
valeriecho|Valerie Cho|en|f
beaandbrother|Bea and Brother|en|t
theloomroom|The Loom Room|en|h
noelleprior|Noelle Prior ✨|en|f`;
