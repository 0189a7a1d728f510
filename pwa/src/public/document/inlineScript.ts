import { WITHOUT_SCRIPTS } from './withoutScripts.ts';

/** The visitor's choice of light or dark, in local storage. */
export const THEME_KEY = 'theme';
/**
 * The scroll position while the script is switched: the index of the element at the top, and its
 * distance from the top.
 */
export const PLACE_KEY = 'mesto';
/**
 * Elements that a page has in the same order in both scripts. Day headings are excluded because
 * they are sticky.
 */
export const PLACE_MARKS = 'main :is(h3,p,li)';

/**
 * The only inline script of public pages. It is the same in all of them, so that the content
 * security policy can name its hash.
 * - It applies the chosen theme before the first paint.
 * - It loads the first script after the page has loaded and painted, or at the first touch or key
 * press; not while the page is rendered ahead of a visit.
 * - It stores an early button press and an early install prompt, which the first script handles
 * later.
 * - It restores the scroll position after a switch of scripts, again in the next two frames because
 * layout moves it.
 * - Escape closes the phone's menu.
 * - Browsers older than Safari 16.4 and Chrome 111 (tools/lint/floor.ts) stop at the test:
 * look-behind needs Safari 16.4, `color-mix` Chrome 111. They show the page without scripts.
 */
export const INLINE_SCRIPT = `(function(d,w){var r=d.documentElement;try{var t=localStorage.getItem("${THEME_KEY}");if(t)r.dataset.theme=t}catch(e){}
try{new RegExp("(?<=a)b");if(![].toSorted||!CSS.supports("color","color-mix(in srgb,red,red)"))return}catch(e){return}
r.removeAttribute("${WITHOUT_SCRIPTS}");
var s=0,k=["pointerdown","keydown","focusin"];function go(){if(s)return;s=1;k.forEach(function(n){w.removeEventListener(n,go,true)});import(d.body.dataset.app).then(function(m){return m.start&&m.start()}).catch(function(){r.setAttribute("${WITHOUT_SCRIPTS}","")})}
k.forEach(function(n){w.addEventListener(n,go,true)});
w.addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[type=button]");if(b&&!d.body.dataset.interactive)w.pressed=b},true);
d.addEventListener("DOMContentLoaded",function(){try{var t=sessionStorage,p=JSON.parse(t.${PLACE_KEY}),m=d.querySelectorAll("${PLACE_MARKS}")[p[0]],n=3;delete t.${PLACE_KEY};(function go(){scrollBy({top:m.getBoundingClientRect().top-p[1],behavior:"instant"});if(--n)requestAnimationFrame(go)})()}catch(e){}});
d.addEventListener("keydown",function(e){var m=d.querySelector("details.menu[open]");if(m&&e.key=="Escape"){m.open=false;m.firstElementChild.focus()}});
w.addEventListener("beforeinstallprompt",function(e){e.preventDefault();w.install=e});
function soon(){requestAnimationFrame(function(){setTimeout(go,300)})}
w.addEventListener("load",function(){d.prerendering?d.addEventListener("prerenderingchange",soon):soon()})})(document,window)`;
