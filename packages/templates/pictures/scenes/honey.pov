// Apples, honey and pomegranates: Rosh Hashanah, and autumn.
#include "studio.povinc"
See(<0,3.6,-13>, <0,1.6,0>, 27)
Backdrop(3.2, <.88,.8,.68>)
Sun(<-8,11,-6>, <1.55,1.45,1.25>, 4) light_source { <9,5,-9> rgb .3 shadowless }
#macro Apple(Tone)
  union { lathe { cubic_spline 12, <-.1,.1>,<.02,.16>,<.3,.02>,<.72,.2>,<1.02,.85>,<1.0,1.3>,<.72,1.72>,<.35,1.8>,<.12,1.66>,<.03,1.52>,<0,1.5>,<-.1,1.5>
      pigment { gradient y turbulence .35 colour_map { [0 srgb Tone*.9+<.12,.16,0>] [.4 srgb Tone] [.85 srgb Tone*.75] [1 srgb <.6,.45,.1>] } scale 1.9 } finish { Shiny } }
    sphere_sweep { cubic_spline 5, <0,1.2,0>,.05 <0,1.5,0>,.05 <.03,1.85,0>,.04 <.15,2.15,0>,.06 <.2,2.3,0>,.05 pigment { srgb <.2,.11,.05> } } }
#end
#macro Pomegranate()
  union { sphere { y*.95, 1 scale <1,.95,1> } union { #local I=0; #while (I<6) cone { <.16,1.8,0>,.14,<.34,2.25,0>,.015 rotate y*I*60 } #local I=I+1; #end cylinder { y*1.75,y*1.95,.24 } }
    pigment { bozo turbulence .5 colour_map { [0 srgb <.5,.06,.05>] [.6 srgb <.62,.1,.07>] [1 srgb <.7,.3,.14>] } scale .7 } normal { bumps .05 scale .2 } finish { Glaze } }
#end
object { Apple(<.6,.06,.04>) rotate <0,40,4> translate <1.9,0,-.5> }
object { Apple(<.52,.55,.09>) rotate <6,120,-5> scale .88 translate <2.7,0,-2> }
object { Pomegranate() rotate <-8,20,8> translate <-2.2,0,-.6> }
object { Pomegranate() rotate <25,80,-10> scale .82 translate <-.9,0,-2.4> }
// The honey jar.
union {
  lathe { cubic_spline 9, <-.1,0>,<0,0>,<1,.02>,<1.1,.15>,<1.1,1.75>,<1.02,1.95>,<.85,2.05>,<.0,2.05>,<-.1,2.05> pigment { bozo colour_map { [0 srgb <.85,.36,.03>] [1 srgb <.98,.52,.07>] } scale 1.4 } finish { Shiny ambient .06 } }
  union { cylinder { y*2.02,y*2.16,1.02 } torus { 1.0,.1 translate y*2.16 } pigment { srgb <.95,.9,.8> } finish { Glaze } }
  translate <.05,0,.7>
}
union { cylinder { 0,y*2.6,.09 } #local I=0; #while (I<6) torus { .3-.03*abs(I-2.5),.075 translate y*(-.2-I*.15) } #local I=I+1; #end cylinder { y*-1.1,0,.16 } pigment { wood turbulence .1 colour_map { [0 srgb <.62,.38,.18>] [1 srgb <.74,.5,.27>] } scale .2 } rotate z*-28 translate <.1,3,.7> }
object { Branch(1.7,1.2,.3,12,<.34,.42,.2>) rotate <0,200,75> translate <-3.4,.25,-1.7> }
