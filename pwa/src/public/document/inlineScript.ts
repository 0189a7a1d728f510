import { WITHOUT_SCRIPTS } from '../hydration/withoutScripts.ts';

/** Where a visitor's choice of light or dark is kept. */
export const THEME_KEY = 'theme';
/** Where the place on a page is kept while its script is changed: which mark stood at the top, and how far below it. */
export const PLACE_KEY = 'mesto';
/** Elements that a page has in the same order in both scripts. Headings of days are left out: they are sticky. */
export const PLACE_MARKS = 'main :is(h3,p,li)';

/**
 * The only script that stands in public pages, the same in all of them so that the content security
 * policy can name its hash. It puts the chosen theme on before anything is drawn, and starts the
 * application only after the page has loaded and been drawn, or at the first touch or key: reading never waits
 * for it. An empty page, which has nothing to read, starts it at once. A button that is pressed before the application
 * listens is remembered, and pressed again by it. The browser's offer to install the site comes early too and is kept
 * for it. A reader who switched scripts is brought back to the place where they were reading, again after each of the
 * next two frames: what is laid out on the way moves it. Escape closes the phone's menu at any time.
 *
 * Browsers below the floor (Safari 16.4, Chrome 111; tools/lint/floor.ts) get no further than the test: the
 * look-behind is of Safari 16.4, the mixed colour of Chrome 111. They keep the page as it is without scripts.
 */
export const INLINE_SCRIPT = `(function(d,w){var r=d.documentElement;try{var t=localStorage.getItem("${THEME_KEY}");if(t)r.dataset.theme=t}catch(e){}
try{new RegExp("(?<=a)b");if(![].toSorted||!CSS.supports("color","color-mix(in srgb,red,red)"))return}catch(e){return}
r.removeAttribute("${WITHOUT_SCRIPTS}");
var s=0,k=["pointerdown","keydown","focusin"];function go(){if(s)return;s=1;k.forEach(function(n){w.removeEventListener(n,go,true)});import(d.body.dataset.app).catch(function(){r.setAttribute("${WITHOUT_SCRIPTS}","")})}
k.forEach(function(n){w.addEventListener(n,go,true)});
w.addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[type=button]");if(b&&!d.body.dataset.interactive)w.pressed=b},true);
d.addEventListener("DOMContentLoaded",function(){if(!d.getElementById("root").firstChild)go();try{var t=sessionStorage,p=JSON.parse(t.${PLACE_KEY}),m=d.querySelectorAll("${PLACE_MARKS}")[p[0]],n=3;delete t.${PLACE_KEY};(function go(){scrollBy({top:m.getBoundingClientRect().top-p[1],behavior:"instant"});if(--n)requestAnimationFrame(go)})()}catch(e){}});
d.addEventListener("keydown",function(e){var m=d.querySelector("details.menu[open]");if(m&&e.key=="Escape"){m.open=false;m.firstElementChild.focus()}});
w.addEventListener("beforeinstallprompt",function(e){e.preventDefault();w.install=e});
w.addEventListener("load",function(){requestAnimationFrame(function(){setTimeout(go,300)})})})(document,window)`;
