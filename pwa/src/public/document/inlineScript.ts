/** Where a visitor's choice of light or dark is kept. */
export const THEME_KEY = 'theme';

/**
 * The only script that stands in public pages, the same in all of them so that the content security
 * policy can name its hash. It puts the chosen theme on before anything is drawn, and starts the
 * application only after the page has loaded and been drawn, or at the first touch or key: reading never waits
 * for it. A button that is pressed before the application listens is remembered, and pressed again by it. The
 * browser's offer to install the site comes early too and is kept for it.
 */
export const INLINE_SCRIPT = `(function(d,w){try{var t=localStorage.getItem("${THEME_KEY}");if(t)d.documentElement.dataset.theme=t}catch(e){}
var s=0,k=["pointerdown","keydown","focusin"];function go(){if(s)return;s=1;k.forEach(function(n){w.removeEventListener(n,go,true)});import(d.body.dataset.app)}
k.forEach(function(n){w.addEventListener(n,go,true)});
w.addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("button[type=button]");if(b&&!d.body.dataset.interactive)w.pressed=b},true);
w.addEventListener("beforeinstallprompt",function(e){e.preventDefault();w.install=e});
w.addEventListener("load",function(){requestAnimationFrame(function(){setTimeout(go,300)})})})(document,window)`;
