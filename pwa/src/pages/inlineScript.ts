/** Where a visitor's choice of light or dark is kept. */
export const THEME_KEY = 'theme';

/**
 * The only script that stands in public pages, the same in all of them so that the content security
 * policy can name its hash. It puts the chosen theme on before anything is drawn, and starts the
 * application only after the page has loaded, or at the first touch or key: reading never waits for it.
 */
export const INLINE_SCRIPT = `(function(d,w){try{var t=localStorage.getItem("${THEME_KEY}");if(t)d.documentElement.dataset.theme=t}catch(e){}
var s=0,k=["pointerdown","keydown","focusin"];function go(){if(s)return;s=1;k.forEach(function(n){w.removeEventListener(n,go,true)});import(d.body.dataset.app)}
k.forEach(function(n){w.addEventListener(n,go,true)});
w.addEventListener("load",function(){requestAnimationFrame(function(){setTimeout(go,0)})})})(document,window)`;
