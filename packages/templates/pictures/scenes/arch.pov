// White walls, steps and shade: a summer day.
#include "studio.povinc"
See(<-1.2,2.6,-16>, <-.2,2.9,0>, 34)
sky_sphere { pigment { gradient y colour_map { [0 srgb <.62,.8,.93>] [.5 srgb <.16,.42,.75>] [1 srgb <.08,.25,.55>] } } }
light_source { <-22,26,-20> rgb <1.5,1.36,1.12> area_light x*1, y*1, 4, 4 adaptive 1 jitter }
#declare Wall = texture { pigment { srgb <.93,.9,.85> } normal { granite .06 scale 1.4 } finish { diffuse .85 } }
plane { y,0 texture { pigment { srgb <.88,.8,.7> } } }
difference { box { <-9,0,1.2>, <5.4,5.1,2.4> } union { cylinder { <-.8,2.6,0>,<-.8,2.6,4>,1.35 } box { <-2.15,-1,0>,<.55,2.6,4> } } texture { Wall } }
#local I=0; #while (I<7) box { <2+I*.62,0,-1.2>, <8,.52*(I+1),1.2> texture { Wall } } #local I=I+1; #end
box { <5.4,0,1.2>, <12,8,2.4> texture { Wall } } box { <-9,5.1,1>, <5.4,5.4,2.6> texture { Wall } }
box { <-9,0,7>, <9,.9,7.4> texture { Wall } }
plane { y,-.1 pigment { srgb <.03,.25,.38> } normal { bumps .3 scale <.6,.2,.2> } finish { Shiny } clipped_by { box { <-80,-1,7.4>,<80,1,300> } } }
lathe { cubic_spline 9, <0,-.1>,<0,0>,<.45,0>,<.75,.6>,<.7,1.1>,<.42,1.45>,<.46,1.6>,<.5,1.65>,<.4,1.7> texture { pigment { srgb <.72,.36,.2> } normal { granite .06 scale .2 } } translate <-3.5,0,.2> }
#local I=0; #while (I<16) object { Branch(1.7+.8*rand(R1),1.2*(rand(R1)-.3),.3,16,<.2,.38,.14>) rotate y*360*rand(R1) translate <-3.5,1.4,.2> } #local I=I+1; #end
#local I=0; #while (I<90) sphere { 0,.09+.06*rand(R1) scale <1,.7,1> translate <-3.5+2.6*(rand(R1)-.5),2.2+1.9*rand(R1),.2+1.6*(rand(R1)-.6)> pigment { srgb <.85,.08,.36> } finish { diffuse .9 } } #local I=I+1; #end
